import type { Language } from "@parution/contract/call";
import { type IsoDate, startOfDayInZone, toIsoDate } from "@parution/rules/dates";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Reach } from "../access/index.ts";
import { findOldestUnsettled, isUnsettled } from "../invoices/index.ts";
import { withoutTimeouts } from "../platform/database/connect.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";

/** The ads ordered in a year, by month, status and type. */
export function countAds(db: Queries, scope: Scope, { from, before }: Year, language: Language) {
  let query = db
    .selectFrom("ads")
    .where(`ads.${scope.reach.column}`, "=", scope.reach.id)
    .where("ads.created_at", ">=", from)
    .where("ads.created_at", "<", before);
  if (scope.supportId !== null) query = query.where("ads.support_id", "=", scope.supportId);
  const counts = query
    .select((eb) => [
      monthOf("ads.created_at", scope.zone).as("month"),
      "ads.status",
      "ads.ad_type_id",
      eb.fn.countAll<number>().as("count"),
    ])
    .groupBy([sql`1`, "ads.status", "ads.ad_type_id"]);
  // Types are named once they are counted: there are a hundred counts, of thousands of ads.
  return db
    .selectFrom(counts.as("counted"))
    .innerJoin("ad_types as type", "type.id", "counted.ad_type_id")
    .select([
      "counted.month",
      "counted.status",
      "type.id as typeId",
      `type.label_${language} as type` as const,
      "counted.count",
    ])
    .execute();
}

/** The orders of a year, by month and kind. */
export function countOrders(db: Queries, scope: Scope, { from, before }: Year) {
  let query = db
    .selectFrom("orders")
    .where(`orders.${scope.reach.column}`, "=", scope.reach.id)
    .where("orders.created_at", ">=", from)
    .where("orders.created_at", "<", before);
  if (scope.supportId !== null) query = query.where("orders.support_id", "=", scope.supportId);
  return query
    .select((eb) => [
      monthOf("orders.created_at", scope.zone).as("month"),
      "orders.kind",
      eb.fn.countAll<number>().as("count"),
    ])
    .groupBy([sql`1`, "orders.kind"])
    .execute();
}

/** The invoices and credit notes dated in a year, by month and settlement. */
export async function countInvoices(
  db: Queries,
  scope: Scope,
  { first, last }: Year,
  businessId: number,
) {
  const oldest = await findOldestUnsettled(db, businessId);
  let query = db
    .selectFrom("invoices")
    .where(`invoices.${scope.reach.column}`, "=", scope.reach.id)
    .where("invoices.day", ">=", first)
    .where("invoices.day", "<=", last);
  if (scope.supportId !== null) {
    query = query
      .innerJoin("orders", "orders.id", "invoices.order_id")
      .where("orders.support_id", "=", scope.supportId);
  }
  const rows = query.select((eb) => [
    sql<number>`date_part('month', invoices.day)::integer`.as("month"),
    "invoices.kind",
    isUnsettled(eb, oldest).$castTo<boolean>().as("isUnsettled"),
  ]);
  return db
    .selectFrom(rows.as("row"))
    .select((eb) => ["month", "kind", "isUnsettled", eb.fn.countAll<number>().as("count")])
    .groupBy(["month", "kind", "isUnsettled"])
    .orderBy("month")
    .orderBy("kind", "desc")
    .orderBy("isUnsettled")
    .execute();
}

/** The year of the first order; null where there is none. */
export async function firstYear(db: Queries, { reach, zone }: Scope): Promise<number | null> {
  const row = await db
    .selectFrom("orders")
    .where(`orders.${reach.column}`, "=", reach.id)
    .select(
      sql<number>`extract(year from orders.created_at at time zone ${zone})::integer`.as("year"),
    )
    .orderBy("orders.created_at")
    .orderBy("orders.id")
    .limit(1)
    .executeTakeFirst();
  return row?.year ?? null;
}

/** The members of an account, its parent first, then by name. */
export function listMembers(db: Queries, businessId: number) {
  return db
    .selectFrom("users")
    .where("business_id", "=", businessId)
    .select(["id", "first_name", "last_name", "email"])
    .orderBy("is_parent", "desc")
    .orderBy("last_name")
    .orderBy("id")
    .execute();
}

const monthOf = (column: "ads.created_at" | "orders.created_at", zone: string) =>
  // Not by `extract`, which answers numerics, one for each row.
  sql<number>`date_part('month', ${sql.ref(column)} at time zone ${zone})::integer`;

/** Sales by order, in centimes, net of refunds. */
export interface Sale {
  readonly year: number;
  /** Month of the sales, from 1 to 12; null: the whole year. */
  readonly month: number | null;
  /** User who placed the orders; null: all users. */
  readonly userId: number | null;
  readonly exclTax: number;
  readonly inclTax: number;
}

/**
 * Sales of a scope by the time of their movements: of one year by user and publisher's month, of the others in one sum each.
 * They are summed from the totals that the database keeps as lines are posted.
 */
export async function listSales(
  db: Queries,
  { reach, supportId }: Scope,
  { first, last }: Year,
): Promise<readonly Sale[]> {
  let query = db.selectFrom("monthly_sales").where(reach.column, "=", reach.id);
  if (supportId !== null) query = query.where("support_id", "=", supportId);
  // Not by `extract`, which answers numerics, one for each row.
  const part = (name: "year" | "month") => sql`date_part(${sql.lit(name)}, month)::integer`;
  const inYear = (value: RawBuilder<unknown>) =>
    sql<number | null>`case when month between ${first} and ${last} then ${value} end`;
  return query
    .select((eb) => [
      part("year").$castTo<number>().as("year"),
      inYear(part("month")).as("month"),
      inYear(sql.ref("user_id")).as("userId"),
      eb.fn.sum<number>("excl_tax").as("exclTax"),
      eb.fn.sum<number>(eb("excl_tax", "+", eb.ref("tax"))).as("inclTax"),
    ])
    .groupBy([sql`1`, sql`2`, sql`3`])
    .execute();
}

/** Tax excluded and included. */
export interface Consumed {
  readonly exclTax: number;
  readonly inclTax: number;
}

export const sumSales = (sales: readonly Sale[]): Consumed =>
  sales.reduce(
    (sum, { exclTax, inclTax }) => ({
      exclTax: sum.exclTax + exclTax,
      inclTax: sum.inclTax + inclTax,
    }),
    { exclTax: 0, inclTax: 0 },
  );

/** Users and newspaper of the figures. */
export interface Scope {
  readonly reach: Reach;
  /** Newspaper of the sales; null: every newspaper. */
  readonly supportId: number | null;
  /** The publisher's zone: months are its own. */
  readonly zone: string;
}

/** A year in the publisher's zone: its instants, the last one excluded, and its days. */
export interface Year {
  readonly year: number;
  readonly from: Date;
  readonly before: Date;
  readonly first: IsoDate;
  readonly last: IsoDate;
}

export function yearIn(year: number, zone: string): Year {
  const startOf = (of: number) => new Date(startOfDayInZone(toIsoDate(`${of}-01-01`), zone));
  return {
    year,
    from: startOf(year),
    before: startOf(year + 1),
    first: toIsoDate(`${year}-01-01`),
    last: toIsoDate(`${year}-12-31`),
  };
}

/** Keeps sales in the publisher's months; sums them anew after a change of zone. */
export async function keepMonthsIn(db: Kysely<Database>, zone: string): Promise<void> {
  const kept = await db.selectFrom("sales_zone").select("zone").executeTakeFirstOrThrow();
  if (kept.zone === zone) return;
  await transaction(withoutTimeouts(db), (tx) => sumSalesAnew(tx, zone));
}

/** Sums the sales of all months from the ledger, in the months of a zone. */
export async function sumSalesAnew(db: Queries, zone: string): Promise<void> {
  await sql`select sum_sales(${zone})`.execute(db);
}
