import type { IsoDate } from "@parution/rules/dates";

/** How many months of a year have begun by a day: all of a year that is over, none of one to come. */
export function monthsBegun(year: number, today: IsoDate): number {
  const [thisYear, thisMonth] = today.split("-").map(Number);
  if (year === thisYear) return thisMonth ?? 0;
  return year < (thisYear ?? 0) ? 12 : 0;
}
