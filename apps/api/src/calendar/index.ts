export { datesOfAd, lockOrdersOfAds } from "./ad-dates.ts";
export { mediumOf, type SupportCalendar, supportCalendar } from "./publication-rules.ts";
export { findCalendar } from "./queries.ts";
export { blockedDates } from "./reasons.ts";
export { calendarRoutes, otherChannel, readSupportCalendar, unknownSupport } from "./routes.ts";
