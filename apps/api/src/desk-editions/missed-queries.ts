import type { IsoDate } from "@parution/rules/dates";
import { type Insertable, type SqlBool, sql, type Transaction } from "kysely";
import { datesOfAd, lockOrdersOfAds } from "../calendar/index.ts";
import type { MissedAdTable } from "../platform/database/tables/closures.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { AdTable } from "../platform/database/tables/orders.ts";
import type { Queries } from "../platform/database/transaction.ts";

type Tx = Transaction<Database>;

/** Days that an ad missed and whose outcome is open. */
const openDays = sql<readonly IsoDate[]>`(
  select coalesce(json_agg(missed.day order by missed.day), '[]') from missed_ads missed
  where missed.ad_id = ads.id and missed.state = 'open')`;

/** Ads with everything that their move or refund needs. */
export const selectMissing = (db: Queries, adIds: readonly number[]) =>
  db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("supports", "supports.id", "ads.support_id")
    .leftJoin("coupons", "coupons.id", "orders.coupon_id")
    .where((eb) => eb("ads.id", "=", eb.fn.any(eb.val(adIds))))
    .select(["ads.id", "ads.status", "ads.business_id", "ads.user_id", "ads.support_id"])
    .select(["ads.paper_content", "ads.product_id", "ads.ref_web", "ads.slug", "ads.web_title"])
    .select(["ads.total as price", "orders.id as order_id", "orders.status as order_status"])
    .select(["orders.total", "orders.excl_tax", "orders.tax", "orders.payment_method"])
    .select(["coupons.percent", "coupons.product_id as coupon_product_id", datesOfAd()])
    .select(["supports.slug as support_slug", "supports.label_fr", "supports.label_ar"])
    .select(["supports.fixed_price", "supports.lead_hours", openDays.as("open_days")])
    .orderBy("ads.id")
    .execute();

export type MissingAd = Awaited<ReturnType<typeof selectMissing>>[number];

/** True for a report beside which its ad gets no other one for the day: the condition of the unique index `missed_ads_once`. */
export const BARS_REPORT = sql<SqlBool>`state not in ('changed', 'entered')`;

/** Keeps a missed ad; undefined: that date of it is known already. */
export const insertMissed = (tx: Tx, row: Insertable<MissedAdTable>) =>
  tx
    .insertInto("missed_ads")
    .values(row)
    .onConflict((conflict) => conflict.columns(["ad_id", "day"]).where(BARS_REPORT).doNothing())
    .returning("id")
    .executeTakeFirst();

/**
 * Lets the open reports of an ad start from its dates and price as they are now: a report that has ended, or a new one, changed
 * them.
 */
export async function rebaseReports(tx: Tx, adId: number): Promise<void> {
  await sql`
    update missed_ads missed set charged = orders.total,
      before = array(
        select date from ad_dates where ad_dates.ad_id = ads.id
        union select other.day from missed_ads other where other.ad_id = ads.id and other.state = 'open'
        order by 1)
    from ads join orders on orders.id = ads.order_id
    where ads.id = ${adId} and missed.ad_id = ads.id and missed.state = 'open'`.execute(tx);
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
  await lockOrdersOfAds(tx, [found.ad_id]);
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
  readonly state: "moved" | "refunded" | "changed" | "entered";
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

/** Takes a letter back that nothing has begun to send; false when it may have left. */
export async function withdrawLetter(tx: Tx, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("mails")
    .where("key", "=", key)
    .where("claim", "is", null)
    .where("sent_at", "is", null)
    .where("handed_over_at", "is", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Address of a user, for the trail. */
export const emailOf = (tx: Tx, userId: number) =>
  tx.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
