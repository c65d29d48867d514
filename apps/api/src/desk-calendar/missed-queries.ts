import { AD_STATUS_CODES } from "@parution/rules/ads";
import type { IsoDate } from "@parution/rules/dates";
import { type Insertable, type SqlBool, sql, type Transaction } from "kysely";
import type { MissedAdTable } from "../platform/database/tables/closures.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { AdTable } from "../platform/database/tables/orders.ts";
import type { Queries } from "../platform/database/transaction.ts";

type Tx = Transaction<Database>;

/** Ads of one transaction. */
const BATCH = 200;

/** Orders that were settled after a closing, locked; another process takes others. */
export const lockLateSettlements = (tx: Tx) =>
  tx
    .selectFrom("orders")
    .innerJoin("late_settlements as late", "late.order_id", "orders.id")
    .innerJoin("ads", "ads.order_id", "orders.id")
    .where("late.handled_at", "is", null)
    .select(["orders.id as order_id", "ads.id as ad_id", "ads.support_id"])
    .select(datesOf().as("dates"))
    .orderBy("orders.id")
    .limit(BATCH)
    .forUpdate("orders")
    .skipLocked()
    .execute();

export async function endLateSettlement(tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx
    .updateTable("late_settlements")
    .set({ handled_at: at })
    .where("order_id", "=", orderId)
    .execute();
}

/** Paid ads that nobody accepted before their edition was printed or its day was over. */
export async function listUndecided(db: Queries, today: IsoDate) {
  const { rows } = await sql<{ ad_id: number; support_id: number; day: IsoDate }>`
    select ads.id as ad_id, ads.support_id, to_char(editions.day, 'YYYY-MM-DD') as day
    from ads
    join orders on orders.id = ads.order_id
    join ad_dates on ad_dates.ad_id = ads.id
    join editions on editions.support_id = ads.support_id and editions.day = ad_dates.date
    where ads.status in (${AD_STATUS_CODES.awaiting}, ${AD_STATUS_CODES.inReview}) and orders.status in (1, 2)
      and ads.channel_id = 1
      and (editions.state = 'printed' or (editions.state = 'closed' and editions.day < ${today}))
      and not exists (
        select from missed_ads missed where missed.ad_id = ads.id and missed.day = editions.day)
      and not exists (
        select from late_settlements late where late.order_id = ads.order_id and late.handled_at is null)
    order by ads.id limit ${BATCH}`.execute(db);
  return rows.map((row) => ({ ...row, ad_id: Number(row.ad_id) }));
}

/** Paid ads with a date on a day, of an edition that did not appear. */
export async function listPaidOn(db: Queries, supportId: number, day: IsoDate) {
  const rows = await db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("ad_dates", "ad_dates.ad_id", "ads.id")
    .select(["ads.id", "ads.order_id"])
    .where("ads.support_id", "=", supportId)
    .where("ad_dates.date", "=", day)
    .where("orders.status", "in", [1, 2])
    .where("ads.status", "in", [1, 2, 3])
    .orderBy("ads.order_id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the orders of ads, in the order of all locks. */
export async function lockOrders(tx: Tx, adIds: readonly number[]): Promise<void> {
  await sql`
    select from orders
    where id in (select order_id from ads where id = any(${adIds}::bigint[]))
    order by id for update`.execute(tx);
}

/** Ads with everything that their move or refund needs. */
export const selectMissing = (tx: Tx, adIds: readonly number[]) =>
  tx
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("supports", "supports.id", "ads.support_id")
    .leftJoin("coupons", "coupons.id", "orders.coupon_id")
    .where((eb) => eb("ads.id", "=", eb.fn.any(eb.val(adIds))))
    .select(["ads.id", "ads.status", "ads.business_id", "ads.user_id", "ads.support_id"])
    .select(["ads.paper_content", "ads.product_id", "ads.ref_web", "ads.slug", "ads.web_title"])
    .select(["ads.total as price", "orders.id as order_id", "orders.status as order_status"])
    .select(["orders.total", "orders.excl_tax", "orders.tax", "orders.payment_method"])
    .select(["coupons.percent", "coupons.product_id as coupon_product_id", datesOf().as("dates")])
    .select(["supports.slug as support_slug", "supports.label_fr", "supports.label_ar"])
    .orderBy("ads.id")
    .execute();

export type MissingAd = Awaited<ReturnType<typeof selectMissing>>[number];

function datesOf() {
  return sql<readonly IsoDate[]>`(
    select coalesce(json_agg(d.date order by d.date), '[]') from ad_dates d where d.ad_id = ads.id)`;
}

/** Keeps a missed ad; undefined: that date of it is known already. */
export const insertMissed = (tx: Tx, row: Insertable<MissedAdTable>) =>
  tx
    .insertInto("missed_ads")
    .values(row)
    .onConflict((conflict) => conflict.columns(["ad_id", "day"]).doNothing())
    .returning("id")
    .executeTakeFirst();

/** Missed ads whose choice is to be carried out now. */
export async function listDue(db: Queries, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("missed_ads")
    .select("id")
    .where("state", "=", "open")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

const missed = (db: Queries) =>
  db
    .selectFrom("missed_ads as missed")
    .selectAll("missed")
    .select(sql<IsoDate[]>`to_json(missed.before)`.as("before"))
    .select(sql<IsoDate[] | null>`to_json(missed.after)`.as("after"));

/** A missed ad, its order locked first, as everywhere; undefined: none. */
export async function lockMissed(tx: Tx, filter: { id: number } | { linkId: string }) {
  const where: ReturnType<typeof sql<SqlBool>> =
    "id" in filter ? sql`missed.id = ${filter.id}` : sql`missed.link_id = ${filter.linkId}`;
  const found = await missed(tx).where(where).executeTakeFirst();
  if (found === undefined) return undefined;
  await lockOrders(tx, [found.ad_id]);
  return missed(tx).where("missed.id", "=", found.id).forUpdate().executeTakeFirst();
}

export type Missed = NonNullable<Awaited<ReturnType<typeof lockMissed>>>;

/** A missed ad by its link, without a lock; undefined: none. */
export const findMissed = (db: Queries, linkId: string) =>
  missed(db)
    .innerJoin("ads", "ads.id", "missed.ad_id")
    .innerJoin("supports", "supports.id", "missed.support_id")
    .select(["ads.ref_web", "ads.web_title", "supports.label_fr", "supports.label_ar"])
    .where("missed.link_id", "=", linkId)
    .executeTakeFirst();

interface Outcome {
  readonly state: "moved" | "refunded" | "changed";
  readonly after?: readonly IsoDate[];
  readonly refund?: number;
}

export async function endMissed(tx: Tx, id: number, outcome: Outcome, at: Date): Promise<void> {
  await tx
    .updateTable("missed_ads")
    .set({ ...outcome, ended_at: at })
    .where("id", "=", id)
    .execute();
}

export async function writeAdStatus(tx: Tx, adId: number, status: AdTable["status"]) {
  await tx.updateTable("ads").set({ status }).where("id", "=", adId).execute();
}

/** Address of a user, for the trail. */
export const emailOf = (tx: Tx, userId: number) =>
  tx.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
