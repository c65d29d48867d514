import type { IsoDate } from "./iso-date.ts";

const ISO_DATE = /^[1-9]\d{3}-\d\d-\d\d$/;

/** True for an existing day of the years 1000 to 9999; imports no calendar. */
export function isDay(text: string | null): text is IsoDate {
  if (text === null || !ISO_DATE.test(text)) return false;
  const date = new Date(text); // A day without an hour is read in UTC.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Reason of a disabled day; `undefined` for an enabled one. */
export type ReasonOf = (day: IsoDate) => string | undefined;

export interface Limits {
  /** Reasons of disabled days. */
  blocked: ReadonlyMap<IsoDate, string>;
  /** First day that can be chosen; one that cannot be read sets no limit. */
  min: string;
  /** Last day that can be chosen; one that cannot be read sets no limit. */
  max: string;
  /** The reason for every day before `min` or after `max`. */
  outside: string;
}

/** Answers for each day whether it can be chosen, and why not. A day's own reason comes first. */
export function availability({ blocked, min, max, outside }: Limits): ReasonOf {
  const first = isDay(min) ? min : "";
  const last = isDay(max) ? max : "9999-12-31";
  return (day) => blocked.get(day) ?? (day < first || day > last ? outside : undefined);
}
