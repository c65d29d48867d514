import { dateInZone } from "@parution/rules/dates";
import { firstOfMonth, firstOfNextMonth } from "@parution/rules/invoices";
import type { Queries } from "../../platform/database/index.ts";

const DAY = 86_400_000;
/** Younger invoices can still be given other details. */
const OPEN = 60 * DAY;

/** Closes the months of the past, whose invoices are numbered. */
export async function closeMonths(
  tx: Queries,
  since: Date,
  now: number,
  zone: string,
): Promise<void> {
  const open = firstOfMonth(dateInZone(now - OPEN, zone));
  const months: string[] = [];
  for (let month = firstOfMonth(dateInZone(since.getTime(), zone)); month < open; ) {
    months.push(month);
    month = firstOfNextMonth(month);
  }
  const rows = months.map((month) => ({ month, closed_at: new Date(now - DAY) }));
  await tx.insertInto("closed_months").values(rows).execute();
}
