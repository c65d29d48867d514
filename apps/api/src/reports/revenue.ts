import type { CallAnswer, Language } from "@parution/contract/call";
import type { RevenueGroup, readRevenueReport } from "@parution/contract/desk-reports";
import { toIsoDate } from "@parution/rules/dates";
import { type RawBuilder, sql } from "kysely";
import { houseAccount } from "../ledger/index.ts";
import type { EntryKind } from "../platform/database/tables/orders.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Span } from "./span.ts";

type Report = CallAnswer<typeof readRevenueReport>;
type Amounts = Report["total"];

/** Movements by which an order is sold; all others change what it brought. */
const SALES = [
  "order_by_balance",
  "order_by_card",
  "order_by_cash",
  "order_on_term",
] as const satisfies readonly EntryKind[];

/** Rows that the desk shows; a spreadsheet has all. */
const SHOWN = 1000;

/**
 * Revenue of a period from the ledger's lines of revenue and tax, each at the publisher's day of its movement: sales and what edits
 * add, less refunds and credit notes, as invoices have them. An order counts on the newspaper and the heading that it has now. Top-ups
 * sell nothing.
 */
export async function describeRevenue(
  db: Queries,
  span: Span,
  by: RevenueGroup,
  language: Language,
): Promise<Report> {
  const rows = await listRevenue(db, span, by, language);
  return {
    total: rows.reduce(add, { sales: 0, exclTax: 0, tax: 0, inclTax: 0 }),
    rowCount: rows.length,
    rows: rows.slice(0, SHOWN),
  };
}

const add = (one: Amounts, other: Amounts): Amounts => ({
  sales: one.sales + other.sales,
  exclTax: one.exclTax + other.exclTax,
  tax: one.tax + other.tax,
  inclTax: one.inclTax + other.inclTax,
});

/** Every group of a period: days in order, newspapers and headings as the catalogue has them, sales without one last. */
export async function listRevenue(
  db: Queries,
  span: Span,
  by: RevenueGroup,
  language: Language,
): Promise<Report["rows"]> {
  const sums = await sumLines(db, span, by);
  if (by === "day") {
    return sums.map(({ key, ...sum }) => ({
      label: null,
      day: key === null ? null : toIsoDate(key),
      ...amountsOf(sum),
    }));
  }
  const named = await listNames(db, by, language);
  const byKey = new Map(sums.map((sum) => [sum.key, sum]));
  return [...named, { key: null, label: null }].flatMap(({ key, label }) => {
    const sum = byKey.get(key);
    return sum === undefined ? [] : [{ label, day: null, ...amountsOf(sum) }];
  });
}

interface Sum {
  readonly sales: number;
  readonly excl_tax: number;
  readonly tax: number;
}

const amountsOf = ({ sales, excl_tax: exclTax, tax }: Sum): Amounts => ({
  sales: Number(sales),
  exclTax,
  tax,
  inclTax: exclTax + tax,
});

function sumLines(db: Queries, { from, before, zone, supportId }: Span, by: RevenueGroup) {
  const keys: Readonly<Record<RevenueGroup, RawBuilder<string | null>>> = {
    support: sql`orders.support_id::text`,
    heading: sql`ads.heading_id::text`,
    day: sql`(entry.posted_at at time zone ${zone})::date::text`,
  };
  let query = db
    .selectFrom("ledger_entries as entry")
    .innerJoin("ledger_lines as line", "line.entry_id", "entry.id")
    .innerJoin("orders", "orders.id", "entry.order_id")
    .leftJoin("ads", "ads.order_id", "orders.id")
    .where("line.account_id", "in", [houseAccount.revenue, houseAccount.tax])
    .where("entry.posted_at", ">=", from)
    .where("entry.posted_at", "<", before);
  if (supportId !== null) query = query.where("orders.support_id", "=", supportId);
  return query
    .select((eb) => {
      const sum = (account: number) =>
        eb.fn.coalesce(
          eb.fn.sum<number>("line.amount").filterWhere("line.account_id", "=", account),
          eb.lit(0),
        );
      return [
        keys[by].as("key"),
        sum(houseAccount.revenue).as("excl_tax"),
        sum(houseAccount.tax).as("tax"),
        // A sale has one line of revenue.
        eb.fn
          .countAll<number>()
          .filterWhere("line.account_id", "=", houseAccount.revenue)
          .filterWhere("entry.kind", "in", SALES)
          .as("sales"),
      ];
    })
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
}

const listNames = (db: Queries, by: "support" | "heading", language: Language) =>
  db
    .selectFrom(by === "support" ? "supports" : "headings")
    .select([sql<string>`id::text`.as("key"), `label_${language} as label` as const])
    .orderBy("position")
    .orderBy("id")
    .execute();
