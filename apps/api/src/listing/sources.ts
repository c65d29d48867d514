import type { Language } from "@parution/contract/call";
import { photosOfAd } from "../ads/index.ts";
import type { Queries } from "../platform/database/index.ts";

/** The notices that are online, with their ads and what lists and pages alike say of them. */
export const selectNotices = (db: Queries, language: Language) =>
  db
    .selectFrom("notices as notice")
    .innerJoin("ads", "ads.id", "notice.ad_id")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .innerJoin("ad_types as type", "type.id", "ads.ad_type_id")
    .leftJoin("subheadings as subheading", "subheading.id", "ads.subheading_id")
    .leftJoin("cities as city", "city.id", "ads.city_id")
    .select([
      "ads.id",
      "ads.slug",
      "ads.ref_web",
      "ads.web_title",
      "ads.web_content",
      "ads.paper_content",
      "ads.support_id",
      "ads.other_city",
      "notice.published_at",
      "heading.slug as heading_slug",
      `heading.label_${language} as heading` as const,
      `subheading.label_${language} as subheading` as const,
      `type.label_${language} as type` as const,
      `city.label_${language} as city` as const,
      photosOfAd(),
    ]);
