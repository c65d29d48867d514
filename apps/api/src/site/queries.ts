import type { Language } from "@parution/contract/call";
import { sql } from "kysely";
import type { Queries } from "../platform/database/index.ts";

export function listSettings(db: Queries) {
  return db.selectFrom("settings").select(["key", "value"]).execute();
}

/** How many ads are online in each heading, of one support or of all. */
export function countOnline(db: Queries, supportId: number | undefined) {
  let query = db
    .selectFrom("ads")
    .where("online", "=", true)
    .select(["heading_id", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("heading_id");
  if (supportId !== undefined) query = query.where("support_id", "=", supportId);
  return query.execute();
}

/** The latest ads online, of one support or of all: the latest of each first, so that an index finds them. */
export function listLatest(
  db: Queries,
  supportId: number | undefined,
  most: number,
  language: Language,
) {
  let query = db
    .selectFrom("supports as support")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("ads")
          .whereRef("ads.support_id", "=", "support.id")
          .where("ads.online", "=", true)
          .selectAll("ads")
          .orderBy("ads.published_at", "desc")
          .orderBy("ads.id", "desc")
          .limit(most)
          .as("ad"),
      (join) => join.on(sql.lit(true)),
    )
    .innerJoin("headings as heading", "heading.id", "ad.heading_id")
    .leftJoin("cities as city", "city.id", "ad.city_id");
  if (supportId !== undefined) query = query.where("support.id", "=", supportId);
  return query
    .select([
      "ad.id",
      "ad.slug",
      "ad.web_title",
      "ad.web_content",
      "ad.paper_content",
      "ad.support_id",
      "ad.published_at",
      "ad.other_city",
      "heading.slug as heading_slug",
      `heading.label_${language} as heading_label`,
      `city.label_${language} as city_label`,
    ])
    .orderBy("ad.published_at", "desc")
    .orderBy("ad.id", "desc")
    .limit(most)
    .execute();
}

/** What a support, and an account on it, put over the theme; the account's come last. */
export function listOverrides(db: Queries, supportId: number, businessId: number | null) {
  return db
    .selectFrom("theme_overrides")
    .where("support_id", "=", supportId)
    .where((eb) => eb.or([eb("business_id", "is", null), eb("business_id", "=", businessId)]))
    .select("styles")
    .orderBy(sql`business_id nulls first`)
    .execute();
}
