import type { Language } from "@parution/contract/call";
import { type Insertable, sql, type Updateable } from "kysely";
import { datesOfAd } from "../ads/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { CertifiedPrint } from "./statement.ts";

/** Facts of an ad for its certificate. */
export function selectCertifiedAd(db: Queries, adId: number) {
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
      "ads.support_id",
      "ads.status",
      "ads.online",
      "ads.publish_on_web",
      "ads.published_at",
      "ads.ref_web",
      "ads.slug",
      "ads.web_title",
      // As the invoice names it.
      eb.fn.coalesce("ads.reference", "ads.ref_web").as("paper_reference"),
      "ads.paper_content",
      "ads.word_break",
      "ads.anonymous",
      "product.format",
      "business.legal_name",
      "support.channel_id",
      "support.publication_proof",
      "support.slug as support_slug",
      "support.language as support_language",
      "support.label_fr as support_fr",
      "support.label_ar as support_ar",
      "heading.label_fr as heading_fr",
      "heading.label_ar as heading_ar",
      "canvas.width_mm",
      "canvas.height_mm",
      datesOfAd(),
    ])
    .executeTakeFirst();
}

export type CertifiedAd = NonNullable<Awaited<ReturnType<typeof selectCertifiedAd>>>;

/** An online ad by its web reference, with the facts of its public page. */
export function selectPublicAd(db: Queries, reference: string, language: Language) {
  return db
    .selectFrom("published_ads as published_ad")
    .innerJoin("ads", "ads.id", "published_ad.ad_id")
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .innerJoin("users", "users.id", "ads.user_id")
    .where("ads.ref_web", "=", reference)
    .select([
      "ads.id",
      "ads.status",
      "ads.online",
      "ads.publish_on_web",
      "ads.published_at",
      "ads.ref_web",
      "ads.paper_content",
      "ads.anonymous",
      "support.channel_id",
      "support.publication_proof",
      `support.label_${language} as support` as const,
      "users.first_name",
      "users.last_name",
      datesOfAd(),
    ])
    .executeTakeFirst();
}

/** Issued certificate of a key. */
export function selectCertificate(db: Queries, key: string) {
  return db.selectFrom("certificates").where("key", "=", key).selectAll().executeTakeFirst();
}

/** The certificate whose file has this SHA-256. */
export function selectCertificateOfFile(db: Queries, sha256: string) {
  return db.selectFrom("certificates").where("sha256", "=", sha256).selectAll().executeTakeFirst();
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

/** Writes an issued certificate, whose file may be timestamped from then on. */
export async function insertCertificate(
  db: Queries,
  certificate: Insertable<Database["certificates"]>,
  wantsTimestamp: boolean,
): Promise<void> {
  await db.insertInto("certificates").values(certificate).execute();
  if (!wantsTimestamp) return;
  const { key, issued_at } = certificate;
  await db
    .insertInto("certificate_timestamps")
    .values({ certificate_key: key, due_at: issued_at })
    .execute();
}

/** Trusted timestamp of a certificate's file; undefined: none was requested. */
export const selectTimestamp = (db: Queries, key: string) =>
  db
    .selectFrom("certificate_timestamps")
    .where("certificate_key", "=", key)
    .selectAll()
    .executeTakeFirst();

/** Those of an ad's certified printed issues that are being checked, or read again for that: their SHA-256. */
export async function listCheckedIssues(
  db: Queries,
  { support_id }: CertifiedAd,
  prints: readonly CertifiedPrint[],
): Promise<readonly string[]> {
  if (prints.length === 0) return [];
  // Another day or newspaper may have the same file, which says nothing of this one.
  const rows = await db
    .selectFrom("printed_issues")
    .select("sha256")
    .where("support_id", "=", support_id)
    .where((eb) => eb.or(prints.map(({ date, issue }) => eb.and({ day: date, sha256: issue }))))
    .where("state", "in", ["reading", "checking"])
    .execute();
  return rows.flatMap(({ sha256 }) => sha256 ?? []);
}

/**
 * Claims the certificate whose timestamp has been due longest, for one process.
 * @param waits milliseconds until its next attempt, the first and the longest
 */
export async function takeDueTimestamp(
  db: Queries,
  now: number,
  waits: { readonly first: number; readonly longest: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ certificate_key: string }>`
    update certificate_timestamps set attempts = attempts + 1,
      due_at = ${new Date(now)}::timestamptz
        + least(${waits.first} * power(2, least(attempts, 20)), ${waits.longest}) * interval '1 millisecond'
    where certificate_key = (
      select certificate_key from certificate_timestamps
      where token is null and due_at <= ${new Date(now)}
      order by due_at limit 1 for update skip locked)
    returning certificate_key`.execute(db);
  return rows[0]?.certificate_key;
}

/** Writes the outcome of an attempt; a certificate that has its token keeps it. */
export async function writeTimestamp(
  db: Queries,
  key: string,
  outcome: Updateable<Database["certificate_timestamps"]>,
): Promise<void> {
  await db
    .updateTable("certificate_timestamps")
    .set(outcome)
    .where("certificate_key", "=", key)
    .where("token", "is", null)
    .execute();
}
