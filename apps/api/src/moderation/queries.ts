import type { Language } from "@parution/contract/call";
import { closingHours } from "@parution/rules/calendar";
import type { IsoDate } from "@parution/rules/dates";
import { type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { mediumOf } from "../calendar/index.ts";
import { labelInPrint } from "../platform/database/catalogue-labels.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Ads of the queue that a moderator is given at a time. */
const LISTED = 100;
/** Earlier ads of an account that stand beside one. */
const EARLIER = 5;

/** Ads that a moderator may decide on; those sent back wait for their advertiser. */
export const undecided = sql<SqlBool>`ads.status in (1, 3) and ads.correction_fr is null and not exists (
  select from ad_decisions d where d.ad_id = ads.id and d.outcome is null)`;
const settledAt = sql<Date>`coalesce(orders.settled_at, orders.created_at)`;
/** Instant from which an ad waits: its settlement, or its correction. */
export const orderedAt = sql<Date>`coalesce(
  (select max(c.corrected_at) from ad_corrections c where c.ad_id = ads.id), ${settledAt})`;
const isCorrected = sql<boolean>`exists (
  select from ad_corrections c where c.ad_id = ads.id and c.corrected_at is not null)`;

/**
 * Digest of everything of an ad that is decided on: words, headings, anonymity, layout and files, without its dates
 * (docs/domain/moderation.md#decision).
 */
export const versionOfAd = sql<string>`md5(jsonb_build_array(
  ads.web_title, ads.paper_content, ads.web_content, ads.heading_id, ads.subheading_id, ads.anonymous, ads.canvas_id,
  (select jsonb_agg(f.id order by f.id) from ad_files f where f.ad_id = ads.id))::text)`;

/** First ads of the queue: the nearest closing first, then the oldest ({@link closingHours}). */
export async function listQueue(db: Queries, language: Language, zone: string) {
  const supports = await db.selectFrom("supports").select(["id", "lead_hours"]).execute();
  const waiting = selectWaiting(db, zone, supports);
  return db
    .selectFrom(waiting.as("waiting"))
    .innerJoin("ads", "ads.id", "waiting.id")
    .innerJoin("supports", "supports.id", "ads.support_id")
    .leftJoin("ad_reviews as review", "review.ad_id", "ads.id")
    .leftJoin("users as holder", "holder.id", "review.claimed_by")
    .select(["ads.id", "ads.ref_web", "ads.web_title", "ads.first_date"])
    .select(["ads.channel_id", "supports.lead_hours", "waiting.ordered_at"])
    .select([`supports.label_${language} as support` as const])
    .select([isCorrected.as("is_corrected")])
    .select(["review.acknowledged_at", "review.claimed_by", "review.claimed_until"])
    .select(["holder.first_name", "holder.last_name"])
    .orderBy("waiting.closes_at")
    .orderBy("waiting.ordered_at")
    .orderBy("ads.id")
    .execute();
}

interface Support {
  readonly id: number;
  readonly lead_hours: number;
}

/** The first undecided ads alone, so that of the others nothing more is read. */
function selectWaiting(db: Queries, zone: string, supports: readonly Support[]) {
  const closings = supports.flatMap(({ id, lead_hours: leadHours }) =>
    ([1, 2] as const).map((channel) => ({
      id,
      channel,
      hours: closingHours({ medium: mediumOf(channel), leadHours }),
    })),
  );
  const closing = sql<{ support_id: number; channel_id: 1 | 2; hours: number }>`unnest(
    ${closings.map(({ id }) => id)}::bigint[], ${closings.map(({ channel }) => channel)}::int[],
    ${closings.map(({ hours }) => hours)}::int[])`;
  return db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin(closing.as<"closing">(sql`closing (support_id, channel_id, hours)`), (join) =>
      join
        .onRef("closing.support_id", "=", "ads.support_id")
        .onRef("closing.channel_id", "=", "ads.channel_id"),
    )
    .where(undecided)
    .select([
      "ads.id",
      sql<Date>`ads.first_date::timestamp at time zone ${zone} - make_interval(hours => closing.hours)`.as(
        "closes_at",
      ),
      orderedAt.as("ordered_at"),
    ])
    .orderBy("closes_at")
    .orderBy("ordered_at")
    .orderBy("ads.id")
    .limit(LISTED);
}

export async function countQueue(db: Queries): Promise<number> {
  const { total } = await db
    .selectFrom("ads")
    .where(undecided)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Days without an edition of any newspaper, from a day on. */
export async function listClosedDays(db: Queries, from: IsoDate): Promise<ReadonlySet<IsoDate>> {
  const rows = await db
    .selectFrom("closures")
    .select(sql<IsoDate>`date::text`.as("day"))
    .where("date", ">=", from)
    .groupBy("date")
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** An ordered ad with everything that a decision needs; undefined: none. */
export function selectModerated(db: Queries, adId: number, language: Language) {
  return db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .leftJoin("subheadings as subheading", "subheading.id", "ads.subheading_id")
    .innerJoin("products as product", "product.id", "ads.product_id")
    .innerJoin("users", "users.id", "ads.user_id")
    .innerJoin("businesses", "businesses.id", "ads.business_id")
    .leftJoin("canvases as canvas", "canvas.id", "ads.canvas_id")
    .where("ads.id", "=", adId)
    .where("ads.status", "<>", 0)
    .select(["ads.id", "ads.ref_web", "ads.status", "ads.web_title", "ads.web_content"])
    .select(["ads.paper_content", "ads.word_break", "orders.total", "ads.anonymous"])
    .select(["ads.first_date", "ads.channel_id", "ads.publish_on_web", "ads.business_id"])
    .select([versionOfAd.as("version"), settledAt.as("settled_at")])
    .select("product.format")
    .select(["support.id as support_id", "support.slug", "support.fixed_price"])
    .select("support.lead_hours")
    .select([`support.label_${language} as support_label` as const])
    .select([`heading.label_${language} as heading_label` as const])
    .select(labelInPrint("heading").as("printed_heading"))
    .select(["heading.slug as heading_slug", "subheading.label_fr as subheading"])
    .select([`subheading.label_${language} as subheading_label` as const])
    .select(["canvas.width_mm", "canvas.height_mm", "canvas.title_limit", "canvas.body_limit"])
    .select("canvas.footer_limit")
    .select(["users.first_name", "users.last_name", "users.email", "users.phone"])
    .select(["businesses.legal_name", "businesses.created_at as since"])
    .select((eb) => [
      sql<IsoDate[]>`to_json(array(${eb
        .selectFrom("ad_dates")
        .whereRef("ad_dates.ad_id", "=", "ads.id")
        .select("ad_dates.date")
        .orderBy("ad_dates.date")}))`.as("dates"),
      jsonArrayFrom(
        eb
          .selectFrom("ad_files as file")
          .whereRef("file.ad_id", "=", "ads.id")
          .select(["file.id", "file.name", "file.media_type", "file.kind"])
          .orderBy("file.kind")
          .orderBy("file.position"),
      ).as("files"),
      eb
        .selectFrom("ads as earlier")
        .where(sql<SqlBool>`md5(earlier.paper_content) = md5(ads.paper_content)`)
        .whereRef("earlier.id", "<", "ads.id")
        .where("earlier.status", "in", [1, 2, 3, 9])
        .orderBy("earlier.id", "desc")
        .limit(1)
        .select("earlier.ref_web")
        .as("earlier"),
    ])
    .executeTakeFirst();
}

export type ModeratedRow = NonNullable<Awaited<ReturnType<typeof selectModerated>>>;

/** Reasons that can be chosen, in their order. */
export function listReasons(db: Queries, table: "refusal_reasons" | "correction_reasons") {
  return db
    .selectFrom(table)
    .where("retired_at", "is", null)
    .select(["id", "label_fr as fr", "label_ar as ar"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Ads of an account before one, the newest first. */
export function listEarlier(db: Queries, businessId: number, adId: number) {
  return db
    .selectFrom("ads")
    .where("business_id", "=", businessId)
    .where("status", "<>", 0)
    .where("id", "<>", adId)
    .select(["id", "ref_web", "web_title", "status", "created_at", "refusal_reason"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(EARLIER)
    .execute();
}

/** The newest correction that was asked for of an ad; undefined: none. */
export function findCorrection(db: Queries, adId: number) {
  return db
    .selectFrom("ad_corrections")
    .selectAll()
    .where("ad_id", "=", adId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Ads of an account so far, and those of them that were refused. */
export async function countRecord(db: Queries, businessId: number) {
  const row = await db
    .selectFrom("ads")
    .where("business_id", "=", businessId)
    .where("status", "<>", 0)
    .select((eb) => [
      eb.fn.countAll<number>().as("ads"),
      eb.fn.countAll<number>().filterWhere("refusal_reason", "is not", null).as("refused"),
    ])
    .executeTakeFirstOrThrow();
  return { ads: Number(row.ads), refused: Number(row.refused) };
}

export async function listWords(db: Queries): Promise<readonly string[]> {
  const rows = await db.selectFrom("moderation_words").select("word").orderBy("word").execute();
  return rows.map(({ word }) => word);
}

/** A file of an ad; undefined: none. */
export function selectFile(db: Queries, fileId: number) {
  return db
    .selectFrom("ad_files")
    .select(["name", "storage_key"])
    .where("id", "=", fileId)
    .executeTakeFirst();
}
