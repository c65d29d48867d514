import { randomBytes } from "node:crypto";
import type { Language } from "@parution/contract/call";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { reachOf } from "../access/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { notFound } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";

export type Feed = NonNullable<Awaited<ReturnType<typeof selectFeed>>>;

/** Facts of an ad for its calendar; undefined for an address that was revoked, or whose user was deactivated. */
export function selectFeed(db: Queries, token: string) {
  return db
    .selectFrom("calendar_feeds as feed")
    .innerJoin("users", "users.id", "feed.user_id")
    .innerJoin("ads", "ads.id", "feed.ad_id")
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .innerJoin("businesses as business", "business.id", "ads.business_id")
    .where("feed.token", "=", token)
    .where("feed.revoked_at", "is", null)
    .where("users.active", "=", true)
    .select(["feed.language", "ads.id", "ads.ref_web", "ads.slug", "ads.status", "ads.web_title"])
    .select(["ads.channel_id", "ads.first_date", "ads.created_at"])
    .select(["support.fixed_price", "support.lead_hours"])
    .select("business.credit_account as on_term")
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

/** @throws ProblemError 404 for an ad that is not there, or not the caller's. */
export async function requireOwnAd(db: Queries, adId: number, identity: Identity): Promise<void> {
  const reach = reachOf(identity);
  const own = await db
    .selectFrom("ads")
    .select("id")
    .where("id", "=", adId)
    .where(reach.column, "=", reach.id)
    .executeTakeFirst();
  if (own === undefined) throw notFound();
}

/** The token of a user's calendar; null: none. */
export async function findToken(db: Queries, adId: number, { userId }: Pick<Identity, "userId">) {
  const feed = await db
    .selectFrom("calendar_feeds")
    .select("token")
    .where("ad_id", "=", adId)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return feed?.token ?? null;
}

interface NewFeed {
  readonly adId: number;
  readonly userId: number;
  readonly language: Language;
  readonly at: Date;
}

/** The existing token, else a new one; simultaneous requests get the same. */
export function giveToken(db: Queries, { adId, userId, language, at }: NewFeed): Promise<string> {
  return transaction(db, async (tx) => {
    await tx
      .insertInto("calendar_feeds")
      .values({ token: newToken(), ad_id: adId, user_id: userId, language, created_at: at })
      .onConflict((conflict) =>
        conflict.columns(["ad_id", "user_id"]).where("revoked_at", "is", null).doNothing(),
      )
      .execute();
    const token = await findToken(tx, adId, { userId });
    if (token === null) throw new Error(`The calendar of ad ${adId} was revoked meanwhile.`);
    return token;
  });
}

/** Revokes the token of a user's calendar. */
export async function revokeToken(
  db: Queries,
  adId: number,
  { userId }: Pick<Identity, "userId">,
  at: Date,
): Promise<void> {
  await db
    .updateTable("calendar_feeds")
    .set({ revoked_at: at })
    .where("ad_id", "=", adId)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
}

/** The secret part of an address: 192 random bits. */
const newToken = (): string => randomBytes(24).toString("base64url");
