export { closingHours, dayCloses, editionCloses, nextClosing } from "./closing.ts";
export type { Finalisable } from "./finalise.ts";
export {
  adFinaliseCutoff,
  adFinaliseHours,
  canFinaliseAd,
  canFinaliseOrder,
  leavesTimeToPay,
  orderFinaliseCutoff,
  orderFinaliseHours,
  PAYMENT_GRACE,
} from "./finalise.ts";
export type {
  BlockReason,
  Clock,
  Closing,
  Medium,
  PublicationDay,
  PublicationRules,
} from "./publication.ts";
export {
  cutoffOf,
  DEFAULT_LEAD,
  dayStatus,
  isBeforeCutoff,
  LONGEST_LEAD,
  publicationDays,
} from "./publication.ts";
export type { AffectedAd } from "./replan.ts";
export {
  CLOSURE_UNDO_MILLISECONDS,
  latestDay,
  MISSED_CHOICE_MILLISECONDS,
  replanDates,
} from "./replan.ts";
export type { Week, WeekendEditions } from "./weekend.ts";
export {
  changedWeek,
  editionWeekdays,
  isSpecialEdition,
  isWeekendRest,
  leavesAnEdition,
  NO_WEEKEND,
  restWeekdays,
  WEEK,
  WORKDAYS,
} from "./weekend.ts";
