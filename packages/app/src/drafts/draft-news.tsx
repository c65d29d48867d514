import { Skeleton } from "@parution/kit/skeleton";
import { type ReactNode, Suspense } from "react";
import type { KeptValues } from "./draft.ts";
import type { FormDraft } from "./use-form-draft.ts";

interface DraftNewsProps {
  draft: Pick<FormDraft<KeptValues>, "begun" | "rival" | "durable">;
  /** Files of the draft that are no longer on this machine, by name. */
  lostFiles?: readonly string[];
  /** Notice content; loaded lazily. */
  children: ReactNode;
}

/** Place of the notices on a draft. Empty for a form that begins anew, in one tab, on a machine that keeps it. */
export function DraftNews({ draft, lostFiles = [], children }: DraftNewsProps) {
  const { begun, rival, durable } = draft;
  if (begun === null && rival === null && durable && lostFiles.length === 0) return null;
  return (
    // A draft that is back keeps its place, so that the form does not move when the notice comes.
    <Suspense fallback={begun && <Skeleton shape="block" className="h-31" />}>{children}</Suspense>
  );
}
