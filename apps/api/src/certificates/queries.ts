import type { Language } from "@parution/contract/call";
import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { type Insertable, sql, type Updateable } from "kysely";
import { datesOfAd } from "../ads/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** An ad as far as a certificate speaks of it and shows it. */
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
    .selectFrom("notices as notice")
    .innerJoin("ads", "ads.id", "notice.ad_id")
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

/** A certificate as it was given out. */
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

/** The trusted timestamp of a certificate's file; undefined: none was asked for. */
export const selectTimestamp = (db: Queries, key: string) =>
  db
    .selectFrom("certificate_timestamps")
    .where("certificate_key", "=", key)
    .selectAll()
    .executeTakeFirst();

/** Those of some printed issues, by the SHA-256 of their files, that are being checked. */
export async function listCheckedIssues(db: Queries, digests: readonly string[]) {
  if (digests.length === 0) return [];
  const rows = await db
    .selectFrom("printed_issues")
    .select("sha256")
    .where("sha256", "in", digests)
    .where("state", "=", "checking")
    .execute();
  return rows.flatMap(({ sha256 }) => sha256 ?? []);
}

/**
 * Takes the certificate whose timestamp has been due longest; another process gets another one.
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

/**
 * Takes a recorded issue with letters to write, of processes at the same time one. An issue of the last month is taken again when it
 * is recorded anew, and when a report has ended without effect, since its ad was passed by until then: the ad was accepted late. Those
 * that ended while the letters were written count too.
 * @param lease milliseconds after which another process may take it
 */
export async function takeIssue(
  db: Queries,
  at: number,
  lease: number,
): Promise<number | undefined> {
  const now = new Date(at);
  const { rows } = await sql<{ issue_id: number }>`
    insert into issue_announcements (issue_id, taken_until)
    select issue.id, ${new Date(at + lease)} from printed_issues issue
    left join issue_announcements known on known.issue_id = issue.id
    where issue.state = 'recorded' and coalesce(known.taken_until <= ${now}, true)
      and (known.announced_at is null or issue.ended_at > known.announced_at
        or issue.ended_at > ${now}::timestamptz - interval '30 days' and exists (select from missed_ads missed
          join print_records record on record.issue_id = issue.id and record.ad_id = missed.ad_id and record.printed
          where missed.support_id = issue.support_id and missed.day = issue.day
            and missed.cause in ('late_payment', 'undecided') and missed.state not in ('open', 'moved', 'refunded')
            and missed.ended_at > known.announced_at - interval '10 minutes'
            and not exists (select from mails where key = 'ad-printed:' || missed.ad_id || ':' || issue.id)))
    order by issue.id limit 1
    on conflict (issue_id) do update set taken_until = excluded.taken_until, announced_at = null,
      last_ad_id = case when issue_announcements.announced_at is null then issue_announcements.last_ad_id else 0 end
      where issue_announcements.taken_until <= ${now}
    returning issue_id`.execute(db);
  return rows[0] && Number(rows[0].issue_id);
}

/** An ad that an issue printed. */
export interface PrintedAd {
  readonly ad_id: number;
  readonly day: IsoDate;
  readonly pages: readonly number[];
}

/** The next ads that an issue printed. */
export async function listPrinted(
  db: Queries,
  issueId: number,
  most: number,
): Promise<readonly PrintedAd[]> {
  const rows = await db
    .selectFrom("print_records as record")
    .innerJoin("printed_issues as issue", "issue.id", "record.issue_id")
    .innerJoin("issue_announcements as announced", "announced.issue_id", "issue.id")
    .select(["record.ad_id", "record.day", "record.parts"])
    .where("record.issue_id", "=", issueId)
    .where("issue.state", "=", "recorded")
    .where("record.printed", "=", true)
    .whereRef("record.ad_id", ">", "announced.last_ad_id")
    .orderBy("record.ad_id")
    .limit(most)
    .execute();
  return rows.map(({ ad_id, day, parts }) => ({
    ad_id,
    day: toIsoDate(day),
    pages: [...new Set(parts.map(({ page }) => page))],
  }));
}

interface Written {
  /** Undefined: none. */
  readonly lastAdId: number | undefined;
  /** True when no ads are left. */
  readonly isLast: boolean;
}

/** Notes which ads of an issue have been written about, and lets another process go on. */
export async function noteAnnounced(
  db: Queries,
  issueId: number,
  { lastAdId, isLast }: Written,
  at: Date,
): Promise<void> {
  await db
    .updateTable("issue_announcements")
    .set({ taken_until: at })
    .$if(lastAdId !== undefined, (update) => update.set({ last_ad_id: lastAdId ?? 0 }))
    .$if(isLast, (update) => update.set({ announced_at: at }))
    .where("issue_id", "=", issueId)
    .execute();
}
