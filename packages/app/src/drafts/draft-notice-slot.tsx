import { Skeleton } from "@parution/kit/skeleton";
import { type ReactNode, Suspense } from "react";
import type { KeptValues } from "./draft.ts";
import type { FormDraft } from "./use-form-draft.ts";

interface DraftNoticeSlotProps {
  draft: Pick<FormDraft<KeptValues>, "restored" | "conflict" | "durable">;
  /** Names of the draft's files that the browser no longer holds. */
  lostFiles?: readonly string[];
  /** Notice content; loaded lazily. */
  children: ReactNode;
}

/** Place of the notices about a draft. Empty for a new form in one tab whose browser stores it. */
export function DraftNoticeSlot({ draft, lostFiles = [], children }: DraftNoticeSlotProps) {
  const { restored, conflict, durable } = draft;
  if (restored === null && conflict === null && durable && lostFiles.length === 0) return null;
  return (
    // The notice of a restored draft has its place reserved, so that the form does not move when it appears.
    <Suspense fallback={restored && <Skeleton shape="block" className="h-31" />}>
      {children}
    </Suspense>
  );
}
