import type { CalendarDate } from "@internationalized/date";
import { type IsoDate, readDate, toIso } from "../publication-calendar/iso-date.ts";

/** A day as React Aria holds it; `null` for none, or for a text that is no day. */
export function dateOf(day: string | null | undefined): CalendarDate | null {
  return readDate(day ?? "") ?? null;
}

/** The first year that is written with four digits: below it someone is still typing the year. */
const FIRST_YEAR = 1000;

/** A day as the application holds it; `null` for none, or while its year is still being typed. */
export function isoOf(date: CalendarDate | null): IsoDate | null {
  return date && date.era === "AD" && date.year >= FIRST_YEAR && date.year <= 9999
    ? toIso(date)
    : null;
}

/** The days between which a calendar chooses; `null` for no limit on that side. */
export interface CalendarLimits {
  minValue: CalendarDate | null;
  maxValue: CalendarDate | null;
  /** The limits are in the wrong order: no day lies between them, and React Aria must not receive them. */
  nothing: boolean;
}

/** Reads limits; one that is no day sets none. */
export function limitsOf(min: string | undefined, max: string | undefined): CalendarLimits {
  const [minValue, maxValue] = [dateOf(min), dateOf(max)];
  const nothing = minValue !== null && maxValue !== null && minValue.compare(maxValue) > 0;
  return nothing ? { minValue: null, maxValue: null, nothing } : { minValue, maxValue, nothing };
}

/** The locale with the calendar that ISO days are counted in, whatever its country counts in. */
export function gregorian(locale: string): string {
  return new Intl.Locale(locale, { calendar: "gregory" }).toString();
}
