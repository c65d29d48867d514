import type { IsoDate } from "@parution/rules/dates";
import { type SqlBool, sql, type Transaction } from "kysely";
import { datesOfAd } from "../calendar/index.ts";
import { insertRecords, type JsonRow } from "../platform/database/insert-records.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { LockedClosure } from "./closure-queries.ts";
import { PLANNED } from "./day-queries.ts";

type Tx = Transaction<Database>;

/** Locks the orders of the next ads that a closure still has to plan, in the order of all locks. */
export async function lockUnplanned(tx: Tx, closure: LockedClosure, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select orders.id from orders
    where orders.id in (
      select ads.order_id from ad_dates
      join ads on ads.id = ad_dates.ad_id
      where ad_dates.date = ${closure.date} and ads.support_id = ${closure.support_id}
        and ads.status in (${sql.join(PLANNED)})
        and not exists (
          select from closed_ads done where done.closure_id = ${closure.id} and done.ad_id = ads.id)
      order by ads.order_id limit ${limit})
    order by orders.id for update`.execute(tx);
  return rows.map(({ id }) => Number(id));
}

/** Ads of some orders, with everything that their re-planning or refund needs. */
export function selectToPlan(db: Queries, orderIds: readonly number[]) {
  return db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .leftJoin("coupons", "coupons.id", "orders.coupon_id")
    .where((eb) => eb("orders.id", "=", eb.fn.any(eb.val(orderIds))))
    .where("ads.status", "in", PLANNED)
    .select(["ads.id", "ads.business_id", "ads.user_id", "ads.paper_content", "ads.product_id"])
    .select(["ads.total as price", "orders.id as order_id", "orders.status as order_status"])
    .select(["orders.total", "orders.excl_tax", "orders.tax", "coupons.percent"])
    .select(["coupons.product_id as coupon_product_id", datesOfAd()])
    .execute();
}

export type PlannedAd = Awaited<ReturnType<typeof selectToPlan>>[number];

export async function insertPlanned(tx: Tx, rows: readonly JsonRow<"closed_ads">[]) {
  await insertRecords("closed_ads", rows).execute(tx);
}

/** New dates of an ad. */
export interface NewDates {
  readonly id: number;
  readonly dates: readonly string[];
}

/** Writes the dates of ads that their transaction has locked. */
export async function writeDates(tx: Tx, ads: readonly NewDates[]): Promise<void> {
  if (ads.length === 0) return;
  const json = JSON.stringify(
    ads.map(({ id, dates }) => ({ id, first: dates[0], last: dates.at(-1) })),
  );
  const ids = ads.map(({ id }) => id);
  await tx
    .deleteFrom("ad_dates")
    .where((eb) => eb("ad_id", "=", eb.fn.any(eb.val(ids))))
    .execute();
  const rows = ads.flatMap(({ id, dates }) => dates.map((date) => ({ ad_id: id, date })));
  await insertRecords("ad_dates", rows).execute(tx);
  await sql`
    update ads set first_date = new.first, last_date = new.last
    from json_to_recordset(${json}) as new (id bigint, first date, last date)
    where ads.id = new.id`.execute(tx);
}

/** Ads of a closure about which no letter is queued yet. */
export const selectUnnotified = (tx: Tx, closureId: number) =>
  tx
    .selectFrom("closed_ads as closed")
    .innerJoin("ads", "ads.id", "closed.ad_id")
    .where("closed.closure_id", "=", closureId)
    .where("closed.notified", "=", false)
    .select(["ads.id", "ads.ref_web", "ads.slug", "ads.web_title", "closed.user_id"])
    .select(["closed.refund", sql<IsoDate[]>`to_json(closed.before)`.as("before")])
    .select(sql<IsoDate[]>`to_json(closed.after)`.as("after"))
    .orderBy("ads.id")
    .execute();

export async function writeNotified(tx: Tx, closureId: number): Promise<void> {
  await tx
    .updateTable("closed_ads")
    .set({ notified: true })
    .where("closure_id", "=", closureId)
    .where("notified", "=", false)
    .execute();
}

const costsBack = sql<SqlBool>`(closed.refund > 0 or closed.after = '{}')`;

const stillPlanned = (tx: Tx, closureId: number) =>
  tx
    .selectFrom("closed_ads as closed")
    .innerJoin("ads", "ads.id", "closed.ad_id")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .leftJoin("coupons", "coupons.id", "orders.coupon_id")
    .where("closed.closure_id", "=", closureId)
    .where("closed.state", "=", "planned");

/** Planned ads of a closure with their present state, their orders locked in the order of all locks. */
export async function lockPlanned(tx: Tx, closureId: number, limit: number) {
  const orders = await stillPlanned(tx, closureId)
    .select("orders.id")
    .orderBy("orders.id")
    .limit(limit)
    .forUpdate("orders")
    .execute();
  return selectPlanned(
    tx,
    closureId,
    orders.map(({ id }) => id),
  );
}

/** Variant of {@link lockPlanned} for the next account with a refund, or with an ad that has no other date. */
export async function lockRefunds(tx: Tx, closureId: number) {
  const next = await stillPlanned(tx, closureId)
    .select("closed.business_id")
    .where(costsBack)
    .orderBy("closed.business_id")
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return [];
  const orders = await stillPlanned(tx, closureId)
    .select("orders.id")
    .where("closed.business_id", "=", next.business_id)
    .where(costsBack)
    .orderBy("orders.id")
    .forUpdate("orders")
    .execute();
  return selectPlanned(
    tx,
    closureId,
    orders.map(({ id }) => id),
  );
}

function selectPlanned(tx: Tx, closureId: number, orderIds: readonly number[]) {
  return stillPlanned(tx, closureId)
    .where((eb) => eb("orders.id", "=", eb.fn.any(eb.val(orderIds))))
    .select(["ads.id", "ads.status", "ads.business_id", "ads.product_id", "ads.total as price"])
    .select(["orders.id as order_id", "orders.status as order_status", "orders.total"])
    .select(["orders.excl_tax", "orders.tax", "coupons.percent"])
    .select(["coupons.product_id as coupon_product_id", "closed.charged", "closed.refund"])
    .select([datesOfAd(), sql<IsoDate[]>`to_json(closed.before)`.as("before")])
    .select([sql<IsoDate[]>`to_json(closed.after)`.as("after")])
    .execute();
}

export type LockedAd = Awaited<ReturnType<typeof selectPlanned>>[number];

export async function endPlanned(
  tx: Tx,
  closureId: number,
  adIds: readonly number[],
  state: "settled" | "undone" | "changed",
): Promise<void> {
  if (adIds.length === 0) return;
  await tx
    .updateTable("closed_ads")
    .set({ state })
    .where("closure_id", "=", closureId)
    .where((eb) => eb("ad_id", "=", eb.fn.any(eb.val(adIds))))
    .execute();
}

/** Settles the ads of a closure that cost nothing back. */
export async function settleReplanned(tx: Tx, closureId: number): Promise<void> {
  await tx
    .updateTable("closed_ads")
    .set({ state: "settled" })
    .where("closure_id", "=", closureId)
    .where("state", "=", "planned")
    .where("refund", "=", 0)
    .execute();
}

/** Writes the price of an order and its ad after the refund of a date. */
export async function writePrice(
  tx: Tx,
  { id, order_id }: Pick<LockedAd, "id" | "order_id">,
  price: number,
  order: { readonly total: number; readonly exclTax: number; readonly tax: number },
): Promise<void> {
  await tx.updateTable("ads").set({ total: price }).where("id", "=", id).execute();
  const { total, exclTax, tax } = order;
  await tx
    .updateTable("orders")
    .set({ total, excl_tax: exclTax, tax, discount: price - total })
    .where("id", "=", order_id)
    .execute();
}
