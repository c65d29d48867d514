import type { Language } from "@parution/contract/call";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Queries } from "../platform/database/index.ts";

/** An ad as far as a certificate speaks of it and shows it. */
export function selectCertifiedAd(db: Queries, adId: number, language: Language) {
  return db
    .selectFrom("ads")
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .innerJoin("products as product", "product.id", "ads.product_id")
    .innerJoin("businesses as business", "business.id", "ads.business_id")
    .leftJoin("canvases as canvas", "canvas.id", "ads.canvas_id")
    .where("ads.id", "=", adId)
    .select((eb) => [
      "ads.id",
      "ads.business_id",
      "ads.user_id",
      "ads.status",
      "ads.ref_web",
      "ads.paper_content",
      "ads.anonymous",
      "product.format",
      "business.legal_name",
      "support.slug as support_slug",
      "support.language as support_language",
      `support.label_${language} as support` as const,
      `heading.label_${language} as heading` as const,
      "canvas.width_mm",
      "canvas.height_mm",
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

export type CertifiedAd = NonNullable<Awaited<ReturnType<typeof selectCertifiedAd>>>;

/** A certificate as it was given out. */
export function selectCertificate(db: Queries, key: string) {
  return db.selectFrom("certificates").where("key", "=", key).selectAll().executeTakeFirst();
}

export type Certificate = NonNullable<Awaited<ReturnType<typeof selectCertificate>>>;

/** The certificates of an ad, the newest first. */
export function selectCertificatesOf(db: Queries, adId: number): Promise<Certificate[]> {
  return db
    .selectFrom("certificates")
    .where("ad_id", "=", adId)
    .selectAll()
    .orderBy("issued_at", "desc")
    .execute();
}
