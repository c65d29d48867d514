import type { Language } from "@parution/contract/call";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Queries } from "../platform/database/transaction.ts";

/** Conditions on the published ads of any newspaper; the search is as the visitor typed it. */
export interface PublishedAdFilter {
  readonly headingId?: number | undefined;
  readonly subheadingId?: number | undefined;
  readonly typeId?: number | undefined;
  readonly colourId?: number | undefined;
  readonly productId?: number | undefined;
  readonly cityId?: number | undefined;
  readonly search?: string | undefined;
}

/** Position of a page in the results. */
export interface Place {
  readonly offset: number;
  readonly limit: number;
}

/** A heading that a newspaper sells (any of them without `supportId`), by its id and slug: both must agree. */
export function findHeading(
  db: Queries,
  supportId: number | undefined,
  { headingId, headingSlug }: { headingId?: number | undefined; headingSlug?: string | undefined },
  language: Language,
) {
  return db
    .selectFrom("support_headings as offer")
    .innerJoin("headings as heading", "heading.id", "offer.heading_id")
    .$if(supportId !== undefined, (query) =>
      query.where("offer.support_id", "=", supportId ?? null),
    )
    .$if(headingId !== undefined, (query) => query.where("heading.id", "=", headingId ?? null))
    .$if(headingSlug !== undefined, (query) =>
      query.where("heading.slug", "=", headingSlug ?? null),
    )
    .select(["heading.id", "heading.slug", `heading.label_${language} as label`])
    .limit(1)
    .executeTakeFirst();
}

/**
 * The ids of one page, newest first, of one or more newspapers: each is read from its own index in order and the streams
 * are merged, so that late pages cost little more than the first.
 */
export function listPublishedAdIds(
  db: Queries,
  supportIds: readonly number[],
  filter: PublishedAdFilter,
  { offset, limit }: Place,
) {
  const listed = supportIds
    .map((supportId) =>
      filterPublishedAds(db, filter)
        .where("published_ad.support_id", "=", supportId)
        .select(["published_ad.ad_id as id", "published_ad.published_at"]),
    )
    .reduce((all, one) => all.unionAll(one));
  return db
    .selectFrom(listed.as("listed"))
    .select("listed.id")
    .orderBy("listed.published_at", "desc")
    .orderBy("listed.id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
}

/** The number of published ads of each newspaper, counted no further than `most` + 1 in each. */
export async function countPublishedAds(
  db: Queries,
  supportIds: readonly number[],
  filter: PublishedAdFilter,
  most: number,
): Promise<ReadonlyMap<number, number>> {
  const counts = supportIds
    .map((supportId) => {
      const some = filterPublishedAds(db, filter)
        .where("published_ad.support_id", "=", supportId)
        .select("published_ad.ad_id")
        .limit(most + 1);
      return db
        .selectFrom(some.as("some"))
        .select((eb) => [
          sql<number>`${supportId}::int`.as("id"),
          eb.fn.countAll<number>().as("count"),
        ]);
    })
    .reduce((all, one) => all.unionAll(one));
  const rows = await counts.execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const isWide = ({ headingId, subheadingId, cityId }: PublishedAdFilter) =>
  headingId === undefined && subheadingId === undefined && cityId === undefined;

/** The published ads that a filter leaves, in no order. */
function filterPublishedAds(db: Queries, filter: PublishedAdFilter) {
  const wanted = [
    ["published_ad.heading_id", filter.headingId],
    ["published_ad.subheading_id", filter.subheadingId],
    ["published_ad.ad_type_id", filter.typeId],
    ["published_ad.colour_id", filter.colourId],
    ["published_ad.product_id", filter.productId],
    ["published_ad.city_id", filter.cityId],
  ] as const;
  let query = db.selectFrom("published_ads as published_ad");
  for (const [column, id] of wanted) {
    if (id !== undefined) query = query.where(column, "=", id);
  }
  if (filter.search === undefined) return query;
  return query.where(sql<boolean>`published_ad.words @@ published_ad_query(${filter.search})`);
}

/** The newspapers whose matches are counted, and those among them whose matches are listed. */
export interface Searched {
  readonly counted: readonly number[];
  readonly listed: readonly number[];
}

/**
 * One page of the matches of a search, newest first, where all counted newspapers together have no more than `most`;
 * `count` is their number, `most` + 1 for more. Words are looked up before any order: how rare a beginning of a word is,
 * the planner cannot know, and walking the newest published ads for a rare one means walking all of them.
 */
export async function searchPublishedAds(
  db: Queries,
  { counted, listed }: Searched,
  filter: PublishedAdFilter,
  { offset, limit }: Place,
  most: number,
) {
  // Half of all ads may be one newspaper's: its index is no help beside a few words' unless the filter is narrow.
  const support = isWide(filter)
    ? sql<number>`published_ad.support_id + 0`
    : sql<number>`published_ad.support_id`;
  return db
    .with(
      (cte) => cte("matching").materialized(),
      () =>
        filterPublishedAds(db, filter)
          .where(support, "in", counted)
          .select(["published_ad.ad_id", "published_ad.support_id", "published_ad.published_at"]),
    )
    .with(
      (cte) => cte("found").materialized(),
      (query) =>
        query
          .selectFrom("matching")
          .selectAll()
          .limit(most + 1),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom("found")
        .select((of) => of.fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("count"),
      jsonArrayFrom(
        eb
          .selectFrom("found")
          .select((of) => ["found.support_id as id", of.fn.countAll<number>().as("count")])
          .groupBy("found.support_id"),
      ).as("bySupport"),
      jsonArrayFrom(
        eb
          .selectFrom("found")
          .where("found.support_id", "in", listed)
          .select("found.ad_id as id")
          .orderBy("found.published_at", "desc")
          .orderBy("found.ad_id", "desc")
          .offset(offset)
          .limit(limit),
      ).as("ids"),
    ])
    .executeTakeFirstOrThrow();
}
