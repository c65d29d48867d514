import type { Transaction } from "kysely";
import { houseAccount } from "../ledger/index.ts";
import type { Database, Queries } from "../platform/database/index.ts";

const SALES = [houseAccount.revenue, houseAccount.tax];

/** A movement of revenue that waits for its number, with what it brought; negative: gave back. */
export interface Due {
  readonly entryId: number;
  readonly orderId: number;
  readonly postedAt: Date;
  readonly exclTax: number;
  readonly tax: number;
}

/** The movements that wait, oldest first. */
export async function listDue(db: Queries, limit: number): Promise<readonly Due[]> {
  const rows = await db
    .selectFrom("invoices_due as due")
    .innerJoin("ledger_entries as entry", "entry.id", "due.entry_id")
    .innerJoin("ledger_lines as line", "line.entry_id", "entry.id")
    .where("line.account_id", "in", SALES)
    .where("entry.order_id", "is not", null)
    .groupBy("entry.id")
    .having((eb) => eb.fn.sum("line.amount"), "<>", 0)
    .select((eb) => [
      "entry.id as entryId",
      eb.fn.coalesce("entry.order_id", eb.lit(0)).as("orderId"),
      "entry.posted_at as postedAt",
      eb.fn
        .coalesce(
          eb.fn.sum<number>("line.amount").filterWhere("line.account_id", "=", houseAccount.tax),
          eb.lit(0),
        )
        .as("tax"),
      eb.fn.sum<number>("line.amount").as("total"),
    ])
    .orderBy("entry.posted_at")
    .orderBy("entry.id")
    .limit(limit)
    .execute();
  return rows.map(({ total, ...due }) => ({ ...due, exclTax: total - due.tax }));
}

export type Series = Awaited<ReturnType<typeof lockSeries>>;

/** The series of a year, begun where it is its first invoice, and held until the transaction ends. */
export async function lockSeries(tx: Transaction<Database>, year: number) {
  await tx
    .insertInto("invoice_series")
    .values({ year })
    .onConflict((conflict) => conflict.column("year").doNothing())
    .execute();
  return tx
    .selectFrom("invoice_series")
    .select(["year", "last_number", "last_day"])
    .where("year", "=", year)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
