import type { IsoDate } from "./iso-date.ts";

const ISO_DATE = /^[1-9]\d{3}-\d\d-\d\d$/;

/** True for an existing day of the years 1000 to 9999; imports no calendar. */
export function isDay(text: string | null): text is IsoDate {
  if (text === null || !ISO_DATE.test(text)) return false;
  const date = new Date(text); // A day without an hour is read in UTC.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
