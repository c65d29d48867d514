import { sql } from "kysely";
import type { Queries } from "../platform/database/index.ts";

/** How many of the latest are compared: in the same sub-heading, and in others of the heading where it has few. */
const NEAR = 150;
const FAR = 50;

/**
 * The notices that are most like one: of its sub-heading before others of its heading, then by the words of its title,
 * then the latest. What it is compared by is asked for as single values: only then are the latest read from an index.
 */
export async function listSimilarIds(db: Queries, id: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ ad_id: number }>`
    with self as (
      select ad_id, support_id, heading_id, subheading_id, (
        select string_agg('''' || lexeme || '''', ' | ')::tsquery from unnest(words) where 'A' = any (weights)
      ) as title
      from notices where ad_id = ${id}
    ), near as (
      select ad_id, true as is_near, published_at, words from notices
      where support_id = (select support_id from self) and subheading_id = (select subheading_id from self)
      order by published_at desc, ad_id desc limit ${NEAR}
    ), far as (
      select ad_id, false as is_near, published_at, words from notices
      where support_id = (select support_id from self) and heading_id = (select heading_id from self)
        and (subheading_id is distinct from (select subheading_id from self)
          or (select subheading_id from self) is null)
      order by published_at desc, ad_id desc limit ${FAR}
    )
    select other.ad_id from (select * from near union all select * from far) other, self
    where other.ad_id <> self.ad_id
    order by is_near desc, coalesce(ts_rank(other.words, self.title), 0) desc, published_at desc, other.ad_id desc
    limit ${most}
  `.execute(db);
  return rows.map(({ ad_id }) => ad_id);
}
