import { sql } from "kysely";
import type { Queries } from "../platform/database/index.ts";

export function listSettings(db: Queries) {
  return db.selectFrom("settings").select(["key", "value"]).execute();
}

/** How many ads are online in each heading, of one support or of all. */
export function countOnline(db: Queries, supportId: number | undefined) {
  let query = db
    .selectFrom("notices")
    .select(["heading_id", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("heading_id");
  if (supportId !== undefined) query = query.where("support_id", "=", supportId);
  return query.execute();
}

/** The latest notices, of one support or of all: the latest of each first, so that an index finds them. */
export function listLatestIds(db: Queries, supportId: number | undefined, most: number) {
  let query = db.selectFrom("supports as support").innerJoinLateral(
    (eb) =>
      eb
        .selectFrom("notices")
        .whereRef("notices.support_id", "=", "support.id")
        .select(["notices.ad_id", "notices.published_at"])
        .orderBy("notices.published_at", "desc")
        .orderBy("notices.ad_id", "desc")
        .limit(most)
        .as("notice"),
    (join) => join.on(sql.lit(true)),
  );
  if (supportId !== undefined) query = query.where("support.id", "=", supportId);
  return query
    .select("notice.ad_id as id")
    .orderBy("notice.published_at", "desc")
    .orderBy("notice.ad_id", "desc")
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
