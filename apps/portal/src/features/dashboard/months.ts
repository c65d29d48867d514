import type { IsoDate } from "@parution/rules/dates";
import type { Dashboard } from "./dashboard.data.ts";

type Counted = Dashboard["invoicesByMonth"][number];

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Number of documents of a kind and status in each month, January first. */
export function countsByMonth(
  counted: readonly Counted[],
  wanted: Pick<Counted, "kind"> & Partial<Pick<Counted, "status">>,
): number[] {
  return MONTHS.map((month) =>
    counted
      .filter(
        (row) =>
          row.month === month &&
          row.kind === wanted.kind &&
          (wanted.status === undefined || row.status === wanted.status),
      )
      .reduce((sum, { count }) => sum + count, 0),
  );
}

/** Number of months of a year that have begun by a day: all of a past year, none of a future one. */
export function monthsBegun(year: number, today: IsoDate): number {
  const [thisYear, thisMonth] = today.split("-").map(Number);
  if (year === thisYear) return thisMonth ?? 0;
  return year < (thisYear ?? 0) ? 12 : 0;
}
