export { mediumOf, PRINT, type SupportCalendar, supportCalendar } from "./publication-rules.ts";
export {
  DID_NOT_RUN,
  datesOfAd,
  findCalendar,
  lockOrdersOfAds,
  missedDatesOfAd,
} from "./queries.ts";
export { blockedDates } from "./reasons.ts";
export { calendarRoutes, otherChannel, readSupportCalendar, unknownSupport } from "./routes.ts";
