export type { IsoDate, Weekday } from "./iso-date.ts";
export {
  addDays,
  compareDates,
  daysBetween,
  eachDay,
  earliestDate,
  formatDayFirst,
  formatMonthFirst,
  isIsoDate,
  parseDayFirst,
  parseMonthFirst,
  toIsoDate,
  weekdayOf,
} from "./iso-date.ts";
export { dateInZone, startOfDayInZone } from "./zone.ts";
