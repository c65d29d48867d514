import type { Transaction, Updateable } from "kysely";
import { type Reach, reachOf } from "../../access/index.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import type { Queries } from "../../platform/database/transaction.ts";
import type { Identity } from "../../platform/session/identify.ts";
import type { OrderedFile } from "../place/files.ts";
import { dateRows, fileRows } from "../place/insert.ts";

/** An ad within the caller's reach, with its order and coupon; undefined: none. */
export function selectEditable(db: Queries, adId: number, identity: Identity) {
  const reach = reachOf(identity);
  return db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("supports", "supports.id", "ads.support_id")
    .leftJoin("coupons", "coupons.id", "orders.coupon_id")
    .where("ads.id", "=", adId)
    .where(`ads.${reach.column}`, "=", reach.id)
    .selectAll("ads")
    .select([
      "orders.status as order_status",
      "orders.payment_method",
      "orders.total as charged",
      "orders.ice",
      "orders.purchase_order",
      "supports.lead_hours",
      "coupons.id as coupon_id",
      "coupons.percent as coupon_percent",
      "coupons.product_id as coupon_product_id",
    ])
    .executeTakeFirst();
}

/** Rewrites an ad and its dates. */
export async function rewriteAd(
  tx: Transaction<Database>,
  adId: number,
  columns: Updateable<Database["ads"]>,
  dates: readonly string[],
): Promise<void> {
  await tx.updateTable("ads").set(columns).where("id", "=", adId).execute();
  await tx.deleteFrom("ad_dates").where("ad_id", "=", adId).execute();
  await tx.insertInto("ad_dates").values(dateRows(adId, dates)).execute();
}

/** Ends the correction that a moderator waits for: the ad waits for a decision again. */
export async function endCorrection(
  tx: Transaction<Database>,
  adId: number,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("ads")
    .set({ correction_fr: null, correction_ar: null })
    .where("id", "=", adId)
    .execute();
  await tx
    .updateTable("ad_corrections")
    .set({ corrected_at: at })
    .where("ad_id", "=", adId)
    .where("corrected_at", "is", null)
    .execute();
}

/** The days that an ad was ordered for, the earliest first. */
export function selectDates(db: Queries, adId: number) {
  return db
    .selectFrom("ad_dates")
    .select("date")
    .where("ad_id", "=", adId)
    .orderBy("date")
    .execute();
}

/** An ad's files in their order. */
export function selectFiles(db: Queries, adId: number) {
  return db
    .selectFrom("ad_files")
    .select(["id", "kind", "name", "media_type", "size"])
    .where("ad_id", "=", adId)
    .orderBy("position")
    .execute();
}

/** An ad's files in their order, with their storage keys. */
export function selectStoredFiles(db: Queries, adId: number) {
  return db
    .selectFrom("ad_files")
    .select(["id", "kind", "storage_key as storageKey"])
    .where("ad_id", "=", adId)
    .orderBy("position")
    .execute();
}

/** A file of an ad within reach; undefined: none. */
export function findFile(db: Queries, fileId: number, reach: Reach) {
  return db
    .selectFrom("ad_files")
    .innerJoin("ads", "ads.id", "ad_files.ad_id")
    .select(["ad_files.storage_key", "ad_files.media_type"])
    .where("ad_files.id", "=", fileId)
    .where(`ads.${reach.column}`, "=", reach.id)
    .executeTakeFirst();
}

/** Files of an ad after an edit, each kind in its order. */
export interface FilePlan {
  /** Kept, with their new places. */
  readonly kept: readonly { readonly id: number; readonly position: number }[];
  readonly added: readonly OrderedFile[];
  readonly removed: readonly { readonly id: number; readonly storageKey: string }[];
}

/** Beyond every place that a file can have: keeps places distinct while they change. */
const ASIDE = 1000;

/** Writes a plan of an ad's files. */
export async function writeFiles(
  tx: Transaction<Database>,
  adId: number,
  { kept, added, removed }: FilePlan,
): Promise<void> {
  const gone = removed.map(({ id }) => id);
  if (gone.length > 0) await tx.deleteFrom("ad_files").where("id", "in", gone).execute();
  await tx
    .updateTable("ad_files")
    .set((eb) => ({ position: eb("position", "+", ASIDE) }))
    .where("ad_id", "=", adId)
    .execute();
  for (const { id, position } of kept) {
    await tx.updateTable("ad_files").set({ position }).where("id", "=", id).execute();
  }
  if (added.length > 0) await tx.insertInto("ad_files").values(fileRows(adId, added)).execute();
}
