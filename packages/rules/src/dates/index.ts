export type { Weekday } from "./day-steps.ts";
export {
  addDays,
  compareDates,
  daysBetween,
  eachDay,
  earliestDate,
  weekdayOf,
} from "./day-steps.ts";
export { formatDeadline } from "./deadline.ts";
export { formatDayFirst, formatHours, formatMonthFirst, withFrenchFirst } from "./format-date.ts";
export type { IsoDate } from "./iso-date.ts";
export { isIsoDate, toIsoDate } from "./iso-date.ts";
export { firstOfMonth, firstOfNextMonth } from "./month.ts";
export { parseDayFirst, parseMonthFirst } from "./parse-date.ts";
export { dateInZone, instantInZone, startOfDayInZone, wallTimeInZone } from "./zone.ts";
