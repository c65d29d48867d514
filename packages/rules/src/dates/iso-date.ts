/** A calendar day, `YYYY-MM-DD`, in no zone. Check text from outside with {@link isIsoDate}. */
export type IsoDate = `${number}-${number}-${number}`;

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY = 86_400_000;
/** A day that every month has, as nearly all are: told without taking the text apart. */
const IN_EVERY_MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Weekday[];

/** Whether `text` is `YYYY-MM-DD` and names a day that exists, from year 1000 to 9999. */
export function isIsoDate(text: string): text is IsoDate {
  if (IN_EVERY_MONTH.test(text)) return true;
  const match = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(text);
  return match !== null && isDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/**
 * A text that can only be a day, such as a database's `date`.
 * @throws RangeError when it is none
 */
export function toIsoDate(text: string): IsoDate {
  if (isIsoDate(text)) return text;
  throw new RangeError(`Not a day: ${text}`);
}

/** Reads `DD/MM/YYYY` (readings E6); `null` when malformed or when no such day exists. */
export function parseDayFirst(text: string): IsoDate | null {
  return assemble(/^(?<day>\d\d)\/(?<month>\d\d)\/(?<year>\d{4})$/.exec(text));
}

/** Reads `MM/DD/YYYY`, the invoice filter's form (readings E6); `null` when malformed or when no such day exists. */
export function parseMonthFirst(text: string): IsoDate | null {
  return assemble(/^(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4})$/.exec(text));
}

/** Writes `DD/MM/YYYY` (readings E6). */
export function formatDayFirst(date: IsoDate): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** Writes `MM/DD/YYYY`, the invoice filter's form (readings E6). */
export function formatMonthFirst(date: IsoDate): string {
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
}

/** The day `count` days later, earlier when negative. */
export function addDays(date: IsoDate, count: number): IsoDate {
  return fromUtc(utcMidnight(date) + count * DAY);
}

/** How many days from `from` to `to`, negative when `to` is earlier. */
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

function assemble(match: RegExpExecArray | null): IsoDate | null {
  if (!match?.groups) return null;
  const { year, month, day } = match.groups;
  const text = `${year}-${month}-${day}`;
  return isIsoDate(text) ? text : null;
}

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
