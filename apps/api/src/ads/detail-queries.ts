import type { Language } from "@parution/contract/call";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Reach } from "../orders/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { actionableColumns } from "./actionable.ts";

/** How an address names an ad: all that it says must agree. */
export interface AdAddress {
  readonly id: number;
  readonly supportId?: number | undefined;
  readonly slug: string;
}

/** One ad of the caller's, in words; undefined when there is none. */
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
    .where("ads.slug", "=", address.slug)
    .where(`ads.${reach.column}`, "=", reach.id)
    .select((eb) => [
      ...actionableColumns,
      "ads.paper_content",
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
      jsonArrayFrom(
        eb
          .selectFrom("ad_dates")
          .whereRef("ad_dates.ad_id", "=", "ads.id")
          .select("ad_dates.date")
          .orderBy("ad_dates.date"),
      ).as("dates"),
      jsonArrayFrom(
        eb
          .selectFrom("ad_files as file")
          .whereRef("file.ad_id", "=", "ads.id")
          .where("file.kind", "=", "photo")
          .select("file.id")
          .orderBy("file.position"),
      ).as("photos"),
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
      ).as("options"),
    ])
    .executeTakeFirst();
}

const isChosen = sql<boolean>`ads.options @> jsonb_build_array(
  jsonb_build_object('optionId', option.id, 'valueId', suboption.id))`;

export type AdDetailRow = NonNullable<Awaited<ReturnType<typeof selectAd>>>;
