import { CalendarDate } from "@internationalized/date";

/** A calendar day, `YYYY-MM-DD`, in no zone. */
export type IsoDate = `${number}-${number}-${number}`;

const ISO_DATE = /^([1-9]\d{3})-(\d\d)-(\d\d)$/;

/** Reads a day; `undefined` when the text is malformed or no such day exists. */
export function readDate(text: string): CalendarDate | undefined {
  const match = ISO_DATE.exec(text);
  if (!match) return undefined;
  const date = new CalendarDate(Number(match[1]), Number(match[2]), Number(match[3]));
  return date.toString() === text ? date : undefined;
}

/** Writes a day of the years 1000 to 9999. */
export function toIso(date: CalendarDate): IsoDate {
  return known(date.toString());
}

/** Writes the days of a month of the years 1000 to 9999, from the first. */
export function daysOfMonth(year: number, month: number, length: number): IsoDate[] {
  const prefix = `${year}-${twoDigits(month)}-`;
  return Array.from({ length }, (_, index) => known(prefix + twoDigits(index + 1)));
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

function known(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`Beyond the years 1000 to 9999: ${text}`);
  return text;
}

function isIsoDate(text: string): text is IsoDate {
  return ISO_DATE.test(text);
}

/** A day by its parts, as dates have them. */
export type DayParts = Pick<CalendarDate, "year" | "month" | "day">;

/** Epoch milliseconds at which the day begins in UTC, the zone that every format here uses. */
export function utcMidnight({ year, month, day }: DayParts): number {
  return Date.UTC(year, month - 1, day);
}
