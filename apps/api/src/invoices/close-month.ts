import { dateInZone, type IsoDate } from "@parution/rules/dates";
import { firstOfMonth } from "@parution/rules/invoices";
import type { Transaction } from "kysely";
import type { Context } from "../platform/context/index.ts";
import type { Database } from "../platform/database/index.ts";
import { numberInvoices } from "./number.ts";
import { lockSeries } from "./queries.ts";

/** What became of a request to close a month. */
export type MonthClosing = "closed" | "closed-before" | "not-over";

/**
 * Closes the month of a day: what was sold in it is numbered first, nothing is dated in it afterwards, and the billing
 * details of its invoices stand.
 */
export async function closeMonth(
  tx: Transaction<Database>,
  { clock, config }: Pick<Context, "clock" | "config">,
  day: IsoDate,
): Promise<MonthClosing> {
  const month = firstOfMonth(day);
  if (month >= firstOfMonth(dateInZone(clock.now(), config.publisherZone))) return "not-over";
  await numberInvoices({ db: tx, config });
  await lockSeries(tx, Number(month.slice(0, 4)));
  const closed = await tx
    .insertInto("closed_months")
    .values({ month, closed_at: new Date(clock.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("month")
    .executeTakeFirst();
  return closed === undefined ? "closed-before" : "closed";
}
