import type { Language } from "@parution/contract/call";
import { datesOfAd, optionsOfAd, photosOfAd } from "../ads/index.ts";
import type { Queries } from "../platform/database/index.ts";

/** How an address names a notice: all that it says must agree. */
export interface NoticeAddress {
  readonly id: number;
  readonly slug: string;
  readonly supportId?: number | undefined;
}

/** A notice that is online, in words; undefined when there is none. */
export function selectNotice(db: Queries, address: NoticeAddress, language: Language) {
  return db
    .selectFrom("notices as notice")
    .innerJoin("ads", "ads.id", "notice.ad_id")
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .innerJoin("products as product", "product.id", "ads.product_id")
    .innerJoin("ad_types as type", "type.id", "ads.ad_type_id")
    .innerJoin("users", "users.id", "ads.user_id")
    .leftJoin("subheadings as subheading", "subheading.id", "ads.subheading_id")
    .leftJoin("cities as city", "city.id", "ads.city_id")
    .leftJoin("canvases as canvas", "canvas.id", "ads.canvas_id")
    .where("notice.ad_id", "=", address.id)
    .where("ads.slug", "=", address.slug)
    .$if(address.supportId !== undefined, (query) =>
      query.where("notice.support_id", "=", address.supportId ?? null),
    )
    .select([
      "ads.id",
      "ads.slug",
      "ads.ref_web",
      "ads.web_title",
      "ads.web_content",
      "ads.paper_content",
      "ads.layout",
      "ads.anonymous",
      "ads.other_city",
      "notice.published_at",
      "support.id as support_id",
      "support.slug as support_slug",
      "support.channel_id",
      "support.fixed_price",
      `support.label_${language} as support_label` as const,
      "heading.id as heading_id",
      "heading.slug as heading_slug",
      `heading.label_${language} as heading` as const,
      "subheading.id as subheading_id",
      `subheading.label_${language} as subheading` as const,
      `city.label_${language} as city` as const,
      `type.label_${language} as type` as const,
      "product.format",
      "canvas.width_mm",
      "canvas.height_mm",
      "users.first_name",
      "users.last_name",
      datesOfAd(),
      photosOfAd(),
      optionsOfAd(language),
    ])
    .executeTakeFirst();
}

export type NoticeDetailRow = NonNullable<Awaited<ReturnType<typeof selectNotice>>>;
