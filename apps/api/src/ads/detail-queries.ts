import type { Language } from "@parution/contract/call";
import type { Reach } from "../orders/index.ts";
import { labelInPrint, type Queries } from "../platform/database/index.ts";
import { actionableColumns } from "./actionable.ts";
import { datesOfAd, optionsOfAd, photosOfAd } from "./parts.ts";

/** How an address names an ad; its slug is for readers, and an older one still leads here. */
export interface AdAddress {
  readonly id: number;
  readonly supportId?: number | undefined;
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
      photosOfAd(),
      optionsOfAd(language),
    ])
    .executeTakeFirst();
}

export type AdDetailRow = NonNullable<Awaited<ReturnType<typeof selectAd>>>;
