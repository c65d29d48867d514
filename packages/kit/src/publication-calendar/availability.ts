import { isDay } from "./is-day.ts";
import type { IsoDate } from "./iso-date.ts";

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
