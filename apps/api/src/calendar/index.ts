export {
  mediumOf,
  PRINT,
  type SupportCalendar,
  supportCalendar,
  weekendOf,
} from "./publication-rules.ts";
export {
  DID_NOT_RUN,
  datesOfAd,
  findCalendar,
  lockOrdersOfAds,
  missedDatesOfAd,
} from "./queries.ts";
export { blockedDates, weekendReason } from "./reasons.ts";
export { calendarRoutes, otherChannel, readSupportCalendar, unknownSupport } from "./routes.ts";
