import type { Language } from "@parution/contract/call";
import { expressionBuilder, type Insertable, sql, type Transaction } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { type Reach, reachOf } from "../access/index.ts";
import { datesOfAd, missedDatesOfAd } from "../calendar/index.ts";
import { labelInPrint } from "../platform/database/catalogue-labels.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Identity } from "../platform/session/identify.ts";
import { actionableColumns } from "./actionable.ts";

/** Address part that names an ad: the id decides, the slug is for readers, and an older slug still works. */
export interface AdAddress {
  readonly id: number;
  readonly supportId?: number | undefined;
}

/** One ad of the caller's with labels; undefined: none. */
export function selectAd(db: Queries, address: AdAddress, reach: Reach, language: Language) {
  return db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .innerJoin("support_headings as offer", (join) =>
      join
        .onRef("offer.support_id", "=", "ads.support_id")
        .onRef("offer.heading_id", "=", "ads.heading_id"),
    )
    .innerJoin("products as product", "product.id", "ads.product_id")
    .innerJoin("ad_types as type", "type.id", "ads.ad_type_id")
    .innerJoin("users", "users.id", "ads.user_id")
    .leftJoin("subheadings as subheading", "subheading.id", "ads.subheading_id")
    .leftJoin("cities as city", "city.id", "ads.city_id")
    .leftJoin("canvases as canvas", "canvas.id", "ads.canvas_id")
    .leftJoin("product_canvases as sold", (join) =>
      join
        .onRef("sold.product_id", "=", "ads.product_id")
        .onRef("sold.canvas_id", "=", "ads.canvas_id"),
    )
    .where("ads.id", "=", address.id)
    .$if(address.supportId !== undefined, (query) =>
      query.where("ads.support_id", "=", address.supportId ?? null),
    )
    .where(`ads.${reach.column}`, "=", reach.id)
    .select((eb) => [
      ...actionableColumns,
      "ads.paper_content",
      "ads.word_break",
      "ads.html",
      "ads.web_content",
      "ads.layout",
      "ads.other_city",
      "ads.created_at",
      "support.id as support_id",
      "support.slug as support_slug",
      `support.label_${language} as support_label` as const,
      "heading.id as heading_id",
      "heading.slug as heading_slug",
      `heading.label_${language} as heading` as const,
      labelInPrint("heading").as("printed_heading"),
      "subheading.id as subheading_id",
      `subheading.label_${language} as subheading` as const,
      `city.label_${language} as city` as const,
      "canvas.id as canvas_id",
      "canvas.image",
      "canvas.css_class",
      "canvas.width_mm",
      "canvas.height_mm",
      "canvas.title_limit",
      "canvas.body_limit",
      "canvas.footer_limit",
      `canvas.label_${language} as canvas` as const,
      "product.format",
      `product.label_${language} as product` as const,
      `type.label_${language} as type` as const,
      eb.fn.coalesce("sold.price", "offer.unit_price").as("unit_price"),
      "users.first_name",
      "users.last_name",
      "users.photo_path",
      datesOfAd(),
      missedDatesOfAd(),
      photosOfAd(),
      optionsOfAd(language),
    ])
    .executeTakeFirst();
}

export type AdDetailRow = NonNullable<Awaited<ReturnType<typeof selectAd>>>;

/** Columns of an ad besides its row; `ads` must stand in the query's `from`. */
const eb = expressionBuilder<Database, "ads">();

/** An ad's photos in their order. */
export const photosOfAd = () =>
  jsonArrayFrom(
    eb
      .selectFrom("ad_files as file")
      .whereRef("file.ad_id", "=", "ads.id")
      .where("file.kind", "=", "photo")
      .select("file.id")
      .orderBy("file.position"),
  ).as("photos");

/** An ad's chosen options in words. */
export const optionsOfAd = (language: Language) =>
  jsonArrayFrom(
    eb
      .selectFrom("options as option")
      .innerJoin("suboptions as suboption", "suboption.option_id", "option.id")
      .whereRef("option.heading_id", "=", "ads.heading_id")
      .where(isChosen)
      .select([
        `option.label_${language} as label` as const,
        `suboption.label_${language} as value` as const,
      ])
      .orderBy("option.position"),
  ).as("options");

const isChosen = sql<boolean>`ads.options @> jsonb_build_array(
  jsonb_build_object('optionId', option.id, 'valueId', suboption.id))`;

export function selectOwn(db: Queries, adId: number, identity: Identity) {
  const reach = reachOf(identity);
  return db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .where("ads.id", "=", adId)
    .where(`ads.${reach.column}`, "=", reach.id)
    .select([...actionableColumns, datesOfAd(), missedDatesOfAd()])
    .executeTakeFirst();
}

export function selectCopied(db: Queries, adId: number) {
  return db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("supports", "supports.id", "ads.support_id")
    .where("ads.id", "=", adId)
    .selectAll("ads")
    .select((eb) => [
      "supports.fixed_price",
      "supports.lead_hours",
      "orders.ice",
      eb
        .selectFrom("ad_dates")
        .whereRef("ad_dates.ad_id", "=", "ads.id")
        .select((count) => count.fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("date_count"),
    ])
    .executeTakeFirst();
}

/** A stored photo, with its ad's owner; undefined: none. */
export function selectPhoto(db: Queries, fileId: number) {
  return db
    .selectFrom("ad_files")
    .innerJoin("ads", "ads.id", "ad_files.ad_id")
    .select(["ad_files.storage_key", "ad_files.media_type", "ads.online"])
    .select(["ads.business_id", "ads.user_id"])
    .where("ad_files.id", "=", fileId)
    .where("ad_files.kind", "=", "photo")
    .executeTakeFirst();
}

/** Stored files of an ad in their order. */
export function selectCopiedFiles(db: Queries, adId: number) {
  return db
    .selectFrom("ad_files")
    .select(["kind", "name", "media_type", "storage_key"])
    .where("ad_id", "=", adId)
    .orderBy("position")
    .execute();
}

/** Shows an ad on the web, or hides it. */
export async function updateOnline(
  tx: Transaction<Database>,
  adId: number,
  online: boolean,
): Promise<void> {
  await tx.updateTable("ads").set({ online }).where("id", "=", adId).execute();
}

/** Records a change of an ad's visibility. */
export async function insertSwitch(
  tx: Transaction<Database>,
  change: Insertable<Database["ad_switches"]>,
): Promise<void> {
  await tx.insertInto("ad_switches").values(change).execute();
}

/** Latest returns of an ad to the web after an instant, the newest first. */
export const listReturns = (tx: Transaction<Database>, adId: number, after: Date, most: number) =>
  tx
    .selectFrom("ad_switches")
    .select("switched_at")
    .where("ad_id", "=", adId)
    .where("action", "=", "reactivate")
    .where("switched_at", ">", after)
    .orderBy("id", "desc")
    .limit(most)
    .execute();

/** An active reason of deactivation; undefined: none. */
export function findReason(tx: Transaction<Database>, reasonId: number | undefined) {
  return tx
    .selectFrom("deactivation_reasons")
    .select("id")
    .where("id", "=", reasonId ?? null)
    .where("retired_at", "is", null)
    .executeTakeFirst();
}

/** Active reasons of deactivation, in their order. */
export function selectReasons(db: Queries, language: Language) {
  return db
    .selectFrom("deactivation_reasons")
    .where("retired_at", "is", null)
    .select(["id", `label_${language} as label` as const])
    .orderBy("position")
    .execute();
}

/** Dates that an ad misses and whose outcome its client may still choose, with the link that was mailed. */
export const listOpenChoices = (db: Queries, adId: number, now: Date) =>
  db
    .selectFrom("missed_ads")
    .select(["day", "due_at", "link_id"])
    .$narrowType<{ link_id: string }>()
    .where("ad_id", "=", adId)
    .where("state", "=", "open")
    .where("link_id", "is not", null)
    .where("due_at", ">", now)
    .orderBy("day")
    .execute();
