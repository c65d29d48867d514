export {
  formatDayMonth,
  formatFullDate,
  formatLongDate,
  formatMonth,
  weekdayName,
} from "./day-names.ts";
export {
  addDays,
  compareDates,
  daysBetween,
  eachDay,
  earliestDate,
  firstOfMonth,
  firstOfNextMonth,
  type Weekday,
  weekdayOf,
} from "./day-steps.ts";
export { formatDeadline, formatHours } from "./deadline.ts";
export {
  formatDayFirst,
  formatMonthFirst,
  type IsoDate,
  isIsoDate,
  toIsoDate,
} from "./iso-date.ts";
export { parseDayFirst, parseMonthFirst } from "./parse-date.ts";
export { dateInZone, instantInZone, startOfDayInZone, timeInZone, wallTimeInZone } from "./zone.ts";
