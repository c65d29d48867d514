import type { IsoDate } from "@parution/rules/dates";

/** Number of months of a year that have begun by a day: all of a past year, none of a future one. */
export function monthsBegun(year: number, today: IsoDate): number {
  const [thisYear, thisMonth] = today.split("-").map(Number);
  if (year === thisYear) return thisMonth ?? 0;
  return year < (thisYear ?? 0) ? 12 : 0;
}
