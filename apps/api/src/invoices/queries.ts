import { firstOfNextMonth, type IsoDate, toIsoDate } from "@parution/rules/dates";
import type { Insertable, Transaction } from "kysely";
import { houseAccount } from "../ledger/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { InvoiceTable } from "../platform/database/tables/invoices.ts";
import type { Queries } from "../platform/database/transaction.ts";

const SALES = [houseAccount.revenue, houseAccount.tax];

/** A movement of revenue that waits for its number, with its amounts; negative: given back. */
export interface Due {
  readonly entryId: number;
  readonly orderId: number;
  readonly businessId: number;
  readonly userId: number;
  readonly postedAt: Date;
  readonly exclTax: number;
  readonly tax: number;
  /** Part put on the account's debt, or taken off it, in centimes; never negative. */
  readonly onTerm: number;
  readonly client: {
    readonly name: string;
    readonly address: string;
    /** Empty: it has none. */
    readonly ice: string;
  };
}

/** The movements that wait, oldest first. */
export async function listDue(db: Queries, limit: number): Promise<readonly Due[]> {
  const rows = await db
    .selectFrom("invoices_due as due")
    .innerJoin("ledger_entries as entry", "entry.id", "due.entry_id")
    .innerJoin("ledger_lines as line", "line.entry_id", "entry.id")
    .innerJoin("orders", "orders.id", "entry.order_id")
    .innerJoin("businesses as business", "business.id", "orders.business_id")
    .leftJoin("journal_orders as journal", "journal.order_id", "orders.id")
    .where("line.account_id", "in", SALES)
    .groupBy(["entry.id", "orders.id", "business.id", "journal.order_id"])
    .having((eb) => eb.fn.sum("line.amount"), "<>", 0)
    .select((eb) => [
      "entry.id as entryId",
      "orders.id as orderId",
      "orders.business_id as businessId",
      "orders.user_id as userId",
      "journal.legal_name as named",
      "business.legal_name as name",
      "business.address",
      "orders.ice as given",
      "business.ice",
      "entry.posted_at as postedAt",
      eb
        .selectFrom("ledger_lines as debt")
        .innerJoin("ledger_accounts as account", "account.id", "debt.account_id")
        .whereRef("debt.entry_id", "=", "entry.id")
        .where("account.kind", "=", "receivable")
        .select((of) =>
          of.fn.coalesce(of.fn.sum<number>(of.fn("abs", ["debt.amount"])), of.lit(0)).as("amount"),
        )
        .as("onTerm"),
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
  return rows.map(({ total, onTerm, named, name, address, given, ice, ...due }) => ({
    ...due,
    client: { name: named || name, address, ice: given || ice },
    exclTax: total - due.tax,
    onTerm: onTerm ?? 0,
  }));
}

export type Series = Awaited<ReturnType<typeof lockSeries>>;

/** The series of a year, started with its first invoice, and locked until the transaction ends. */
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

/** The first day after the months that are closed; null where none is. */
export async function firstOpenDay(db: Queries): Promise<IsoDate | null> {
  const { month } = await db
    .selectFrom("closed_months")
    .select((eb) => eb.fn.max("month").as("month"))
    .executeTakeFirstOrThrow();
  return month === null ? null : firstOfNextMonth(toIsoDate(month));
}

/** True when a month is closed, by its first day. */
export async function isClosed(db: Queries, month: string): Promise<boolean> {
  const closed = await db
    .selectFrom("closed_months")
    .select("month")
    .where("month", "=", month)
    .executeTakeFirst();
  return closed !== undefined;
}

/** Closes a month; false: it was closed before. */
export async function insertClosedMonth(
  tx: Transaction<Database>,
  month: string,
  at: Date,
): Promise<boolean> {
  const closed = await tx
    .insertInto("closed_months")
    .values({ month, closed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("month")
    .executeTakeFirst();
  return closed !== undefined;
}

/** Writes numbered invoices, whose movements wait no longer. */
export async function insertInvoices(
  tx: Transaction<Database>,
  invoices: readonly Insertable<InvoiceTable>[],
): Promise<void> {
  await tx.insertInto("invoices").values(invoices).execute();
  const numbered = invoices.map(({ entry_id }) => entry_id);
  await tx.deleteFrom("invoices_due").where("entry_id", "in", numbered).execute();
}

/** Moves a series on to its last invoice. */
export async function updateSeries(
  tx: Transaction<Database>,
  year: number,
  last: Pick<Insertable<InvoiceTable>, "number" | "day">,
): Promise<void> {
  await tx
    .updateTable("invoice_series")
    .set({ last_number: last.number, last_day: last.day })
    .where("year", "=", year)
    .execute();
}
