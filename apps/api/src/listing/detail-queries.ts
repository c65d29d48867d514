import type { Language } from "@parution/contract/call";
import { datesOfAd, optionsOfAd } from "../ads/index.ts";
import { labelInPrint, type Queries } from "../platform/database/index.ts";
import { selectNotices } from "./sources.ts";

/** How an address names a notice; its slug is for readers, and an older one still leads here. */
export interface NoticeAddress {
  readonly id: number;
  readonly supportId?: number | undefined;
}

/** A notice that is online, in words; undefined when there is none. */
export function selectNotice(db: Queries, address: NoticeAddress, language: Language) {
  return selectNotices(db, language)
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .innerJoin("products as product", "product.id", "ads.product_id")
    .innerJoin("users", "users.id", "ads.user_id")
    .leftJoin("canvases as canvas", "canvas.id", "ads.canvas_id")
    .where("notice.ad_id", "=", address.id)
    .$if(address.supportId !== undefined, (query) =>
      query.where("notice.support_id", "=", address.supportId ?? null),
    )
    .select([
      "ads.layout",
      "ads.anonymous",
      "support.slug as support_slug",
      "support.channel_id",
      "support.fixed_price",
      `support.label_${language} as support_label` as const,
      "heading.id as heading_id",
      labelInPrint("heading").as("printed_heading"),
      "subheading.id as subheading_id",
      "product.format",
      "canvas.width_mm",
      "canvas.height_mm",
      "users.first_name",
      "users.last_name",
      datesOfAd(),
      optionsOfAd(language),
    ])
    .executeTakeFirst();
}

export type NoticeDetailRow = NonNullable<Awaited<ReturnType<typeof selectNotice>>>;
