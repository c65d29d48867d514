export type { Clock, Finalisable } from "./finalise.ts";
export {
  adFinaliseCutoff,
  canFinaliseAd,
  canFinaliseOrder,
  leavesTimeToPay,
  orderFinaliseCutoff,
} from "./finalise.ts";
export type { JournalWindow } from "./journal.ts";
export { isInJournalWindow, journalWindow } from "./journal.ts";
export type { BlockReason, Medium, PublicationDay, PublicationRules } from "./publication.ts";
export { cutoffOf, dayStatus, isBeforeCutoff, nextCutoff, publicationDays } from "./publication.ts";
