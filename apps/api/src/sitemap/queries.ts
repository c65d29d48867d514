import { sql } from "kysely";
import type { Queries } from "../platform/database/index.ts";

/** How many numbers of ads a part of the sitemap spans, whether they are online or not. */
export const SPAN = 5000;

/** The parts that have an ad online. Each step looks for the first ad after the former part: no step counts. */
export async function listParts(db: Queries): Promise<readonly number[]> {
  const { rows } = await sql<{ part: number }>`
    with recursive parts(part) as (
      (select ad_id / ${sql.lit(SPAN)} from notices order by ad_id limit 1)
      union all
      select (
        select ad_id / ${sql.lit(SPAN)} from notices
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
    .selectFrom("notices as notice")
    .innerJoin("ads", "ads.id", "notice.ad_id")
    .innerJoin("headings as heading", "heading.id", "notice.heading_id")
    .where("notice.ad_id", ">=", part * SPAN)
    .where("notice.ad_id", "<", (part + 1) * SPAN)
    .select(["ads.id", "ads.slug", "notice.published_at", "heading.slug as heading_slug"])
    .orderBy("notice.ad_id")
    .execute();
}
