export { lowerPrice, refundLostDate } from "./carry-out.ts";
export { isSettledOrder, refundOf } from "./closed-ad.ts";
export { writeDates } from "./closed-ad-queries.ts";
export { findSupport } from "./closure-queries.ts";
export { countPlanned, PLANNED } from "./day-queries.ts";
export type { Actor, Deps } from "./days.ts";
export { openDaysAfter } from "./declare.ts";
export { requireReasons } from "./refusals.ts";
