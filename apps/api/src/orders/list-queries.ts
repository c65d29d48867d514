import type { Language } from "@parution/contract/call";
import type { ExpressionBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Reach } from "../access/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { monthClosed } from "./invoice-details.ts";

/** Columns of `orders` in every answer about an order. */
export const headColumns = [
  "orders.id",
  "orders.ref",
  "orders.kind",
  "orders.status",
  "orders.payment_method",
  "orders.total",
  "orders.excl_tax",
  "orders.tax",
  "orders.created_at",
] as const;

/** Columns of its `support`; null for a top-up. */
export const supportColumns = (language: Language) =>
  [
    "support.id as support_id",
    "support.slug as support_slug",
    "support.channel_id",
    "support.fixed_price",
    "support.lead_hours",
    `support.label_${language} as support_label`,
  ] as const;

/** Due day of an order on account; null while it has no invoice. */
export const dueDay = (eb: ExpressionBuilder<Database, "orders">) =>
  eb
    .selectFrom("invoices")
    .whereRef("invoices.order_id", "=", "orders.id")
    .select((invoice) => invoice.fn.max("invoices.due_on").as("due_on"))
    .as("due_on");

/** Filter of orders. */
export interface OrderFilter {
  readonly reach: Reach;
  /** The order's own number, its ad's, or the advertiser's reference, whole. */
  readonly reference: string | null;
  /** Ordered at this instant or later, epoch milliseconds. */
  readonly from: number | null;
  /** Ordered before this instant. */
  readonly before: number | null;
  readonly status: 0 | 1 | 2 | 3 | 4 | 8 | null;
}

/** The ids of one page, newest first: read from an index alone, so that late pages cost little more than the first. */
export function listOrderIds(db: Queries, filter: OrderFilter, offset: number, limit: number) {
  return filterOrders(db, filter)
    .select("orders.id")
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Number of orders, counted no further than `most` + 1. */
export async function countOrders(db: Queries, filter: OrderFilter, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(
      filterOrders(db, filter)
        .select("orders.id")
        .limit(most + 1)
        .as("some"),
    )
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The rows behind some ids, newest first; months are those of `zone`. */
export async function listOrders(
  db: Queries,
  ids: readonly number[],
  language: Language,
  zone: string,
) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.user_id")
    .leftJoin("supports as support", "support.id", "orders.support_id")
    .leftJoin("ads as ad", "ad.order_id", "orders.id")
    .where("orders.id", "in", ids)
    .select((eb) => [
      ...headColumns,
      ...supportColumns(language),
      "orders.user_id",
      "users.client_hash",
      "users.first_name",
      "users.last_name",
      "ad.id as ad_id",
      "ad.slug",
      "ad.ref_web",
      "ad.web_title",
      "ad.first_date",
      `ad.correction_${language} as correction` as const,
      monthClosed(eb, zone).$castTo<boolean>().as("month_closed"),
      dueDay(eb),
      jsonArrayFrom(
        eb
          .selectFrom("ad_dates")
          .whereRef("ad_dates.ad_id", "=", "ad.id")
          .select("ad_dates.date")
          .orderBy("ad_dates.date"),
      ).as("dates"),
    ])
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id", "desc")
    .execute();
}

export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];

/** The orders that a filter leaves, in no order. */
export function filterOrders(db: Queries, { reach, reference, from, before, status }: OrderFilter) {
  let query = db.selectFrom("orders").where(`orders.${reach.column}`, "=", reach.id);
  if (status !== null) query = query.where("orders.status", "=", status);
  if (from !== null) query = query.where("orders.created_at", ">=", new Date(from));
  if (before !== null) query = query.where("orders.created_at", "<", new Date(before));
  if (reference !== null) query = query.where("orders.id", "in", named(db, reference));
  return query;
}

/** The orders of a reference, of any account: few, so found first, lest the planner scan every order of the caller's. */
function named(db: Queries, reference: string) {
  const number = reference.toUpperCase();
  return db
    .selectFrom("orders")
    .select("id")
    .where("ref", "=", number)
    .unionAll(db.selectFrom("ads").select("order_id as id").where("ref_web", "=", number))
    .unionAll(
      db
        .selectFrom("ads")
        .select("order_id as id")
        .where((eb) => eb(eb.fn<string>("lower", ["reference"]), "=", reference.toLowerCase())),
    );
}
