import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Queries } from "../platform/database/index.ts";

export type Feed = NonNullable<Awaited<ReturnType<typeof selectFeed>>>;

/** An ad as its calendar shows it; undefined for an address that was revoked, or whose user was deactivated. */
export function selectFeed(db: Queries, token: string) {
  return db
    .selectFrom("calendar_feeds as feed")
    .innerJoin("users", "users.id", "feed.user_id")
    .innerJoin("ads", "ads.id", "feed.ad_id")
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .where("feed.token", "=", token)
    .where("feed.revoked_at", "is", null)
    .where("users.active", "=", true)
    .select(["feed.language", "ads.id", "ads.ref_web", "ads.slug", "ads.status", "ads.web_title"])
    .select(["ads.channel_id", "ads.first_date", "ads.created_at", "support.fixed_price"])
    .select(["support.label_fr", "support.label_ar"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("ad_dates")
          .whereRef("ad_dates.ad_id", "=", "ads.id")
          .select("ad_dates.date")
          .orderBy("ad_dates.date"),
      ).as("dates"),
    )
    .executeTakeFirst();
}
