import { type IsoDate, isIsoDate, toIsoDate } from "./iso-date.ts";

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY = 86_400_000;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Weekday[];

/** The day `count` days later, earlier when negative. */
export function addDays(date: IsoDate, count: number): IsoDate {
  return fromUtc(utcMidnight(date) + count * DAY);
}

/** Number of days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY;
}

/** Negative, zero or positive as `left` is before, on or after `right`: an argument for `sort`. */
export function compareDates(left: IsoDate, right: IsoDate): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The first of `dates` in time; `null` when there are none. */
export function earliestDate(dates: readonly IsoDate[]): IsoDate | null {
  return dates.reduce<IsoDate | null>(
    (first, date) => (first === null || date < first ? date : first),
    null,
  );
}

/** Every day from `start` to `end`, both included; none when `end` is earlier. */
export function eachDay(start: IsoDate, end: IsoDate): IsoDate[] {
  const length = Math.max(0, daysBetween(start, end) + 1);
  return Array.from({ length }, (_, index) => addDays(start, index));
}

export function weekdayOf(date: IsoDate): Weekday {
  const weekday = WEEKDAYS[new Date(utcMidnight(date)).getUTCDay()];
  if (weekday === undefined) throw new RangeError(`Not a date: ${date}`);
  return weekday;
}

/** The epoch milliseconds at which the day begins in UTC. */
export function utcMidnight(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The day that a UTC instant falls on, in UTC. */
export function fromUtc(instant: number): IsoDate {
  const text = new Date(instant).toISOString().slice(0, 10);
  if (!isIsoDate(text)) throw new RangeError(`Beyond the years 1000 to 9999: ${instant}`);
  return text;
}

/** The first day of the month of a day. */
export function firstOfMonth(day: IsoDate): IsoDate {
  return toIsoDate(`${day.slice(0, 7)}-01`);
}

/** The first day of the month after that of a day. */
export function firstOfNextMonth(day: IsoDate): IsoDate {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return toIsoDate(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10));
}
