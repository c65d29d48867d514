import type { Language } from "@parution/contract/call";
import { sql } from "kysely";
import { findOldestUnsettled, isUnsettled } from "../invoices/index.ts";
import type { Queries } from "../platform/database/index.ts";
import type { Scope, Year } from "./scope.ts";

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

/** The invoices and credit notes dated in a year, by month, and whether they are settled. */
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
