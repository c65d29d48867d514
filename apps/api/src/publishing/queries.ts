import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { sql, type Transaction } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { DID_NOT_RUN, datesOfAd, lockOrdersOfAds } from "../calendar/index.ts";
import { prepare, type Slots } from "../platform/database/prepare.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { AdTable } from "../platform/database/tables/orders.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Facts of ads for the mails about them. */
export function selectNotified(tx: Transaction<Database>, adIds: readonly number[]) {
  return tx
    .selectFrom("ads")
    .innerJoin("supports", "supports.id", "ads.support_id")
    .where((eb) => eb("ads.id", "=", eb.fn.any(eb.val(adIds))))
    .select(["ads.id", "ads.ref_web", "ads.slug", "ads.user_id", "ads.web_title"])
    .select(["ads.refusal_reason", "ads.correction_fr", "ads.correction_ar", "ads.published_at"])
    .select(["supports.label_fr as support_fr", "supports.label_ar as support_ar"])
    .select("supports.channel_id")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("ad_dates")
          .whereRef("ad_dates.ad_id", "=", "ads.id")
          .select("ad_dates.date")
          .orderBy("ad_dates.date"),
      ).as("dates"),
    )
    .execute();
}

/** An ad with its order, which is locked first, as everywhere; undefined: none. */
export async function lockAd(tx: Transaction<Database>, adId: number) {
  await lockOrdersOfAds(tx, [adId]);
  return tx
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .select(["ads.status", "ads.order_id", "ads.business_id", "ads.support_id", datesOfAd()])
    .select(["ads.correction_fr", "orders.payment_method", "orders.total"])
    .where("ads.id", "=", adId)
    .executeTakeFirst();
}

/**
 * Takes an ad offline, in a status that was decided, and no longer waits for its correction; `archivedAt` null:
 * not archived by it.
 */
export async function updateDecided(
  tx: Transaction<Database>,
  adId: number,
  status: AdTable["status"],
  archivedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable("ads")
    .set({ status, online: false, correction_fr: null, correction_ar: null })
    .$if(archivedAt !== null, (update) => update.set({ archived_at: archivedAt }))
    .where("id", "=", adId)
    .execute();
}

/** Writes the reason of an ad's refusal. */
export async function updateRefusalReason(
  tx: Transaction<Database>,
  adId: number,
  reason: string | null,
): Promise<void> {
  await tx.updateTable("ads").set({ refusal_reason: reason }).where("id", "=", adId).execute();
}

/** A sentence in both languages. */
interface Sentence {
  readonly fr: string;
  readonly ar: string;
}

/** Writes the correction that a moderator waits for. */
export async function updateCorrection(
  tx: Transaction<Database>,
  adId: number,
  correction: Sentence,
): Promise<void> {
  await tx
    .updateTable("ads")
    .set({ correction_fr: correction.fr, correction_ar: correction.ar })
    .where("id", "=", adId)
    .execute();
}

/** Cancels an order that was settled. */
export async function cancelSettled(
  tx: Transaction<Database>,
  orderId: number,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      status: ORDER_STATUS_CODES.cancelled,
      payment_method: null,
      settled_at: null,
      cancelled_at: at,
    })
    .where("id", "=", orderId)
    .execute();
}

/** Days on which some ads did not run, with what becomes of them. */
export async function selectMissedDays(db: Queries, adIds: readonly number[]) {
  if (adIds.length === 0) return [];
  const rows = await missedDaysOf(db, null, { adIds });
  return rows.map((row) => ({ ...row, day: toIsoDate(row.day) }));
}

const missedDaysOf = prepare((db, slot: Slots<{ readonly adIds: readonly number[] }>) =>
  db
    .selectFrom("missed_ads")
    .select(["ad_id", "day", "cause", "reason_fr", "reason_ar"])
    .where((eb) => eb("ad_id", "=", eb.fn.any(sql<number[]>`${slot("adIds")}::bigint[]`)))
    .where(DID_NOT_RUN)
    .orderBy("day"),
);

export type MissedDay = Awaited<ReturnType<typeof selectMissedDays>>[number];

interface Publishing {
  readonly today: IsoDate;
  /** Undefined: every order. */
  readonly orderId: number | undefined;
  readonly at: Date;
}

/** Publishes validated ads whose first date is `today` or earlier, and returns their ids. */
export function publishUntil(db: Queries, { today, orderId, at }: Publishing) {
  let update = db
    .updateTable("ads")
    .set((eb) => ({ online: eb.ref("publish_on_web"), published_at: at }))
    .where("status", "=", 2)
    .where("published_at", "is", null)
    .where("first_date", "<=", today);
  if (orderId !== undefined) update = update.where("order_id", "=", orderId);
  return update.returning("id").execute();
}
