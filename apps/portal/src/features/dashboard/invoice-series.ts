import type { Dashboard } from "./use-dashboard.ts";

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
