import type { Language } from "@parution/contract/call";
import { openFeed, readFeed, revokeFeed } from "@parution/contract/feeds";
import { reachOf } from "../orders/index.ts";
import { type Queries, transaction } from "../platform/database/index.ts";
import { bindSession, notFound, type Route } from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { calendarRoute } from "./calendar-route.ts";
import { feedUrl, newToken } from "./token.ts";

/** An ad's calendar has one secret address for each user that may see the ad, until it is revoked. */
export const feedRoutes: readonly Route[] = [
  calendarRoute,

  bindSession(readFeed, async ({ input, identity, context: { db, config } }) => {
    await requireOwnAd(db, input.query.adId, identity);
    const token = await findToken(db, input.query.adId, identity);
    return { url: token === null ? null : feedUrl(config.publicUrl, token) };
  }),

  bindSession(openFeed, async ({ input, identity, context, language }) => {
    const { db, config, clock } = context;
    const { adId } = input.body;
    await requireOwnAd(db, adId, identity);
    const at = new Date(clock.now());
    const token = await giveToken(db, { adId, userId: identity.userId, language, at });
    return { url: feedUrl(config.publicUrl, token) };
  }),

  bindSession(revokeFeed, async ({ input, identity, context: { db, clock } }) => {
    await requireOwnAd(db, input.body.adId, identity);
    await db
      .updateTable("calendar_feeds")
      .set({ revoked_at: new Date(clock.now()) })
      .where("ad_id", "=", input.body.adId)
      .where("user_id", "=", identity.userId)
      .where("revoked_at", "is", null)
      .execute();
    return { url: null };
  }),
];

/** @throws ProblemError 404 for an ad that is not there, or not the caller's (readings G4). */
async function requireOwnAd(db: Queries, adId: number, identity: Identity): Promise<void> {
  const reach = reachOf(identity);
  const own = await db
    .selectFrom("ads")
    .select("id")
    .where("id", "=", adId)
    .where(reach.column, "=", reach.id)
    .executeTakeFirst();
  if (own === undefined) throw notFound();
}

async function findToken(db: Queries, adId: number, { userId }: Pick<Identity, "userId">) {
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

/** The token that there is, else a new one; asked for twice at once, it is one. */
function giveToken(db: Queries, { adId, userId, language, at }: NewFeed): Promise<string> {
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
