import { type CalendarDate, parseDate } from "@internationalized/date";

/** Twelve months are shown from here. */
export const FIRST_DAY = "2026-03-01";
export const TODAY = "2026-03-11";
/** Months beyond those in sight can be turned to, and hold blocked days too. */
export const LAST_DAY = "2027-09-01";

export const firstDay = parseDate(FIRST_DAY);
export const lastDay = parseDate(LAST_DAY);

const BLOCKED_DAYS = 400;

/** Three days of eleven are free: 400 blocked days, most of them in the months shown. */
export const blockedDays: readonly CalendarDate[] = Array.from(
  { length: lastDay.compare(firstDay) },
  (_, day) => day,
)
  .filter((day) => ![2, 6, 9].includes(day % 11))
  .slice(0, BLOCKED_DAYS)
  .map((day) => firstDay.add({ days: day }));

const blockedIso = new Set(blockedDays.map(String));

/** True when a day written as YYYY-MM-DD is blocked. */
export const isBlocked = (day: string): boolean => blockedIso.has(day);

/** The same instant for libraries that know only the platform's dates: local midnight. */
export const nativeDate = ({ year, month, day }: CalendarDate): Date =>
  new Date(year, month - 1, day);
