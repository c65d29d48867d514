import { Skeleton } from "@parution/kit/skeleton";
import { type ReactNode, Suspense } from "react";
import type { KeptValues } from "./draft.ts";
import type { FormDraft } from "./use-form-draft.ts";

interface DraftAlertSlotProps {
  draft: Pick<FormDraft<KeptValues>, "restored" | "conflict" | "durable">;
  /** Names of the draft's files that the browser no longer holds. */
  lostFiles?: readonly string[];
  /** Alert content; loaded lazily. */
  children: ReactNode;
}

/** Region of the alerts about a draft. Empty for a new form in one tab whose browser stores it. */
export function DraftAlertSlot({ draft, lostFiles = [], children }: DraftAlertSlotProps) {
  const { restored, conflict, durable } = draft;
  if (restored === null && conflict === null && durable && lostFiles.length === 0) return null;
  return (
    // The alert of a restored draft has its space reserved, so that the form does not move when it appears.
    <Suspense fallback={restored && <Skeleton shape="block" className="h-31" />}>
      {children}
    </Suspense>
  );
}
