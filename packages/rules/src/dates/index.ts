export {
  formatDayMonth,
  formatFullDate,
  formatLongDate,
  formatMonth,
  weekdayName,
} from "./day-names.ts";
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
export { formatDayFirst, formatHours, formatMonthFirst } from "./format-date.ts";
export type { IsoDate } from "./iso-date.ts";
export { isIsoDate, toIsoDate } from "./iso-date.ts";
export { firstOfMonth, firstOfNextMonth } from "./month.ts";
export { parseDayFirst, parseMonthFirst } from "./parse-date.ts";
export { dateInZone, instantInZone, startOfDayInZone, timeInZone, wallTimeInZone } from "./zone.ts";
