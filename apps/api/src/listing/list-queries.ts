import type { Language } from "@parution/contract/call";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Queries } from "../platform/database/index.ts";

/** What narrows the list of notices; the search is as the visitor typed it. */
export interface NoticeFilter {
  readonly supportId: number;
  readonly headingId?: number | undefined;
  readonly subheadingId?: number | undefined;
  readonly typeId?: number | undefined;
  readonly colourId?: number | undefined;
  readonly productId?: number | undefined;
  readonly cityId?: number | undefined;
  readonly search?: string | undefined;
}

/** Where a page stands among what is found. */
export interface Place {
  readonly offset: number;
  readonly limit: number;
}

/** A heading that the support sells, by what an address says of it: all that it says must agree. */
export function findHeading(
  db: Queries,
  supportId: number,
  { headingId, headingSlug }: { headingId?: number | undefined; headingSlug?: string | undefined },
  language: Language,
) {
  return db
    .selectFrom("support_headings as offer")
    .innerJoin("headings as heading", "heading.id", "offer.heading_id")
    .where("offer.support_id", "=", supportId)
    .$if(headingId !== undefined, (query) => query.where("heading.id", "=", headingId ?? null))
    .$if(headingSlug !== undefined, (query) =>
      query.where("heading.slug", "=", headingSlug ?? null),
    )
    .select(["heading.id", "heading.slug", `heading.label_${language} as label`])
    .executeTakeFirst();
}

/** The ids of one page, newest first: read from an index alone, so that late pages cost little more than the first. */
export function listNoticeIds(db: Queries, filter: NoticeFilter, { offset, limit }: Place) {
  return filterNotices(db, filter)
    .select("notices.ad_id as id")
    .orderBy("notices.published_at", "desc")
    .orderBy("notices.ad_id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
}

/** How many notices there are, counted no further than `most` + 1. */
export async function countNotices(
  db: Queries,
  filter: NoticeFilter,
  most: number,
): Promise<number> {
  const some = filterNotices(db, filter)
    .select("notices.ad_id")
    .limit(most + 1);
  const { count } = await db
    .selectFrom(some.as("some"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

const indexed = sql<number>`notices.support_id`;
/** Half of all notices may be a support's: reading that half from an index, to meet it with a few words', is for nothing. */
const unindexed = sql<number>`notices.support_id + 0`;

const isWide = ({ headingId, subheadingId, cityId }: NoticeFilter) =>
  headingId === undefined && subheadingId === undefined && cityId === undefined;

/** The notices that a filter leaves, in no order. */
function filterNotices(db: Queries, filter: NoticeFilter, support = indexed) {
  const wanted = [
    ["notices.heading_id", filter.headingId],
    ["notices.subheading_id", filter.subheadingId],
    ["notices.ad_type_id", filter.typeId],
    ["notices.colour_id", filter.colourId],
    ["notices.product_id", filter.productId],
    ["notices.city_id", filter.cityId],
  ] as const;
  let query = db.selectFrom("notices").where(support, "=", filter.supportId);
  for (const [column, id] of wanted) {
    if (id !== undefined) query = query.where(column, "=", id);
  }
  if (filter.search === undefined) return query;
  return query.where(sql<boolean>`notices.words @@ notice_query(${filter.search})`);
}

/**
 * One page of what a search finds, newest first, where it finds no more than `most`; `count` says how many, `most` + 1 for
 * more. The words are looked up before any order is thought of: how rare a beginning of a word is, the planner cannot know,
 * and walking the newest notices for one that hardly any has means walking all of them.
 */
export async function searchNoticeIds(
  db: Queries,
  filter: NoticeFilter,
  { offset, limit }: Place,
  most: number,
) {
  return db
    .with(
      (cte) => cte("matching").materialized(),
      () =>
        filterNotices(db, filter, isWide(filter) ? unindexed : indexed).select([
          "notices.ad_id",
          "notices.published_at",
        ]),
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
          .select("found.ad_id as id")
          .orderBy("found.published_at", "desc")
          .orderBy("found.ad_id", "desc")
          .offset(offset)
          .limit(limit),
      ).as("ids"),
    ])
    .executeTakeFirstOrThrow();
}
