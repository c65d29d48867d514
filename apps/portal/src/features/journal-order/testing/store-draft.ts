import { createDraftKeeper, storedDraft } from "../../../shared/draft/draft-keeper.ts";
import { journalDraft } from "../model/draft.ts";
import { type JournalValues, newJournalOrder } from "../model/journal-values.ts";

/** Where the form of a person keeps its draft. */
export const placeOf = (userId: number) => ({ userId, form: "journal" });

/** Leaves a draft on this machine, as another tab would have, or one that was closed. */
export function storeDraft(userId: number, values: JournalValues): void {
  const fresh = newJournalOrder(null, { phone: "", legalName: "" });
  createDraftKeeper(journalDraft, placeOf(userId), { fresh }).keepMine(values);
}

/** The order that this machine keeps, or null. */
export const keptOrder = (userId: number): JournalValues | null =>
  storedDraft(journalDraft, placeOf(userId))?.values ?? null;
