import type { Language } from "@parution/contract/call";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { reachOf } from "../access/index.ts";
import { optionsOfAd } from "../ads/index.ts";
import { dueDay, headColumns, monthClosed, supportColumns } from "../orders/index.ts";
import type { Context } from "../platform/context.ts";
import { labelInPrint } from "../platform/database/catalogue-labels.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Identity } from "../platform/session/identify.ts";

/** An order with its support, its coupon and its user; undefined when it is not the caller's. */
export function selectRecap(
  { db, config }: Pick<Context, "db" | "config">,
  orderId: number,
  identity: Identity,
  language: Language,
) {
  const zone = config.publisherZone;
  const reach = reachOf(identity);
  return db
    .selectFrom("orders")
    .leftJoin("supports as support", "support.id", "orders.support_id")
    .innerJoin("users", "users.id", "orders.user_id")
    .leftJoin("coupons", "coupons.id", "orders.coupon_id")
    .where("orders.id", "=", orderId)
    .where(`orders.${reach.column}`, "=", reach.id)
    .select((eb) => [
      ...headColumns,
      ...supportColumns(language),
      "orders.business_id",
      "orders.purchase_order",
      "coupons.percent",
      "users.client_hash",
      monthClosed(eb, zone).$castTo<boolean>().as("month_closed"),
      dueDay(eb),
    ])
    .executeTakeFirst();
}

export type RecapRow = NonNullable<Awaited<ReturnType<typeof selectRecap>>>;

/** The ad of an order, in words. */
export function selectOrderedAd(db: Queries, orderId: number, language: Language) {
  return db
    .selectFrom("ads")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .innerJoin("products as product", "product.id", "ads.product_id")
    .leftJoin("subheadings as subheading", "subheading.id", "ads.subheading_id")
    .leftJoin("cities as city", "city.id", "ads.city_id")
    .leftJoin("canvases as canvas", "canvas.id", "ads.canvas_id")
    .leftJoin("colours as colour", "colour.id", "ads.colour_id")
    .innerJoin("ad_types as type", "type.id", "ads.ad_type_id")
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .where("ads.order_id", "=", orderId)
    .select((eb) => [
      "ads.id",
      "ads.product_id",
      "ads.slug",
      "ads.ref_web",
      "ads.status",
      "ads.online",
      "ads.correction_fr",
      `ads.correction_${language} as correction` as const,
      "ads.channel_id",
      "support.lead_hours",
      "ads.web_title",
      "ads.layout",
      "ads.line_count",
      "ads.paper_content",
      "ads.word_break",
      "ads.web_content",
      "ads.publish_on_web",
      "ads.sector",
      "ads.reference",
      "ads.anonymous",
      "canvas.id as canvas_id",
      "canvas.width_mm",
      "canvas.height_mm",
      "canvas.title_limit",
      "canvas.body_limit",
      "canvas.footer_limit",
      "ads.other_city",
      optionsOfAd(language),
      "ads.first_date",
      "product.format",
      `heading.label_${language} as heading` as const,
      labelInPrint("heading").as("printed_heading"),
      `subheading.label_${language} as subheading` as const,
      `type.label_${language} as type` as const,
      `canvas.label_${language} as canvas` as const,
      `colour.label_${language} as colour` as const,
      `city.label_${language} as city` as const,
      jsonArrayFrom(
        eb
          .selectFrom("ad_dates")
          .whereRef("ad_dates.ad_id", "=", "ads.id")
          .select("ad_dates.date")
          .orderBy("ad_dates.date"),
      ).as("dates"),
    ])
    .executeTakeFirst();
}

export type OrderedAdRow = NonNullable<Awaited<ReturnType<typeof selectOrderedAd>>>;
