import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

export function listSettings(db: Queries) {
  return db.selectFrom("settings").select(["key", "value"]).execute();
}

/** Slugs of the newspapers, in the order of their numbers. */
export async function listSupportSlugs(db: Queries): Promise<readonly string[]> {
  const rows = await db.selectFrom("supports").select("slug").orderBy("id").execute();
  return rows.map(({ slug }) => slug);
}

/** Number of ads online in each heading, of one support or of all. */
export function countOnline(db: Queries, supportId: number | undefined) {
  let query = db
    .selectFrom("published_ads as published_ad")
    .select(["published_ad.heading_id", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("published_ad.heading_id");
  if (supportId !== undefined) query = query.where("published_ad.support_id", "=", supportId);
  return query.execute();
}

/** The latest published ads, of one support or of all: the latest of each first, so that an index finds them. */
export function listLatestIds(db: Queries, supportId: number | undefined, most: number) {
  let query = db.selectFrom("supports as support").innerJoinLateral(
    (eb) =>
      eb
        .selectFrom("published_ads as published_ad")
        .whereRef("published_ad.support_id", "=", "support.id")
        .select(["published_ad.ad_id", "published_ad.published_at"])
        .orderBy("published_ad.published_at", "desc")
        .orderBy("published_ad.ad_id", "desc")
        .limit(most)
        .as("latest"),
    (join) => join.on(sql.lit(true)),
  );
  if (supportId !== undefined) query = query.where("support.id", "=", supportId);
  return query
    .select("latest.ad_id as id")
    .orderBy("latest.published_at", "desc")
    .orderBy("latest.ad_id", "desc")
    .limit(most)
    .execute();
}

/** Overrides of the theme by a support and by an account; the account's come last. */
export function listOverrides(db: Queries, supportId: number, businessId: number | null) {
  return db
    .selectFrom("theme_overrides")
    .where("support_id", "=", supportId)
    .where((eb) => eb.or([eb("business_id", "is", null), eb("business_id", "=", businessId)]))
    .select("styles")
    .orderBy(sql`business_id nulls first`)
    .execute();
}

/** Number of ad ids in a part of the sitemap, online or not. */
export const SPAN = 5000;

/** The parts that have an ad online. Each step looks for the first ad after the former part: no step counts. */
export async function listParts(db: Queries): Promise<readonly number[]> {
  const { rows } = await sql<{ part: number }>`
    with recursive parts(part) as (
      (select ad_id / ${sql.lit(SPAN)} from published_ads order by ad_id limit 1)
      union all
      select (
        select ad_id / ${sql.lit(SPAN)} from published_ads
        where ad_id >= (parts.part + 1) * ${sql.lit(SPAN)}
        order by ad_id limit 1
      ) from parts where parts.part is not null
    )
    select part::integer from parts where part is not null`.execute(db);
  return rows.map(({ part }) => part);
}

/** The ads of a part that are online, by number. */
export function listAdsOfPart(db: Queries, part: number) {
  return db
    .selectFrom("published_ads as published_ad")
    .innerJoin("ads", "ads.id", "published_ad.ad_id")
    .innerJoin("headings as heading", "heading.id", "published_ad.heading_id")
    .where("published_ad.ad_id", ">=", part * SPAN)
    .where("published_ad.ad_id", "<", (part + 1) * SPAN)
    .select(["ads.id", "ads.slug", "published_ad.published_at", "heading.slug as heading_slug"])
    .orderBy("published_ad.ad_id")
    .execute();
}

/** Changes from a horizon on, and the next horizon: the first unfinished transaction. */
export async function readChanges(db: Kysely<Database>, horizon: string | null) {
  const { rows } = await sql<{ next: string; rows: readonly PageChangeRow[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next, coalesce((
      select json_agg(json_build_object(
        'id', id::text, 'ad', ad_id, 'support', support_id, 'heading', heading_id))
      from page_changes where transaction >= ${horizon}::xid8), '[]') as rows`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("The database has no snapshot.");
  return row;
}

/** A change of a page. */
export interface PageChangeRow {
  readonly id: string;
  readonly ad: number | null;
  readonly support: number | null;
  readonly heading: number | null;
}

/** Deletes changes of pages older than some minutes. */
export async function deletePageChanges(db: Queries, minutes: number): Promise<void> {
  await sql`delete from page_changes where at < now() - make_interval(mins => ${minutes})`.execute(
    db,
  );
}
