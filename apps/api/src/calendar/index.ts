export { mediumOf, type SupportCalendar, supportCalendar } from "./publication-rules.ts";
export { blockedDates } from "./reasons.ts";
export { calendarRoutes } from "./routes.ts";
export { readSupportCalendar } from "./service.ts";
export { otherChannel, unknownSupport } from "./texts.ts";
