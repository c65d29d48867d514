import { sql } from "kysely";
import type { Queries } from "../platform/database/index.ts";

/** How many numbers of ads a part of the sitemap spans, whether they are online or not. */
export const SPAN = 5000;

/** The parts that have an ad online. Each step looks for the first ad after the former part: no step counts. */
export async function listParts(db: Queries): Promise<readonly number[]> {
  const { rows } = await sql<{ part: number }>`
    with recursive parts(part) as (
      (select id / ${sql.lit(SPAN)} from ads where online order by id limit 1)
      union all
      select (
        select ads.id / ${sql.lit(SPAN)} from ads
        where online and ads.id >= (parts.part + 1) * ${sql.lit(SPAN)}
        order by ads.id limit 1
      ) from parts where parts.part is not null
    )
    select part::integer from parts where part is not null`.execute(db);
  return rows.map(({ part }) => part);
}

/** The ads of a part that are online, by number. */
export function listAdsOfPart(db: Queries, part: number) {
  return db
    .selectFrom("ads")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .where("ads.online", "=", true)
    .where("ads.id", ">=", part * SPAN)
    .where("ads.id", "<", (part + 1) * SPAN)
    .select(["ads.id", "ads.slug", "ads.published_at", "heading.slug as heading_slug"])
    .orderBy("ads.id")
    .execute();
}
