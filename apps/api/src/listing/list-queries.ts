import type { Language } from "@parution/contract/call";
import { sql } from "kysely";
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
export function listNoticeIds(db: Queries, filter: NoticeFilter, offset: number, limit: number) {
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

/** The notices that a filter leaves, in no order. */
function filterNotices(db: Queries, filter: NoticeFilter) {
  const wanted = [
    ["notices.heading_id", filter.headingId],
    ["notices.subheading_id", filter.subheadingId],
    ["notices.ad_type_id", filter.typeId],
    ["notices.colour_id", filter.colourId],
    ["notices.product_id", filter.productId],
    ["notices.city_id", filter.cityId],
  ] as const;
  let query = db.selectFrom("notices").where("notices.support_id", "=", filter.supportId);
  for (const [column, id] of wanted) {
    if (id !== undefined) query = query.where(column, "=", id);
  }
  if (filter.search === undefined) return query;
  return query.where(sql<boolean>`notices.words @@ notice_query(${filter.search})`);
}
