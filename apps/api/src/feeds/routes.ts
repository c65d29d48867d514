import { createHash } from "node:crypto";
import { openFeed, readFeed, revokeFeed } from "@parution/contract/feeds";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import type { PlainRoute } from "../platform/http/plain-route.ts";
import { notFound } from "../platform/http/problems.ts";
import { writeCalendar } from "./calendar.ts";
import { findToken, giveToken, requireOwnAd, revokeToken, selectFeed } from "./queries.ts";

/** Path of calendars below the portal's origin. */
const PATH = "/ads/calendriers/";

/** An ad's dates and deadlines as iCalendar (RFC 5545), for every holder of its address. */
const calendarRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: `${PATH}:file`,
  isSecret: true,
  async handle(request, { context }) {
    const token = tokenOf(new URL(request.url).pathname);
    const feed = token === null ? undefined : await selectFeed(context.db, token);
    if (feed === undefined) throw notFound();
    const text = writeCalendar(feed, context.config);
    const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
    const headers = {
      ETag: etag,
      "Cache-Control": "private, max-age=900",
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="parution-${feed.ref_web}.ics"`,
    };
    // It may have become a weak one on the way, or one of several.
    if (request.headers.get("If-None-Match")?.includes(etag))
      return new Response(null, { status: 304, headers });
    return new Response(text, { headers });
  },
};

/** The token of a path; null where it has none. */
function tokenOf(pathname: string): string | null {
  return /^\/ads\/calendriers\/([\w-]{32})\.ics$/.exec(pathname)?.[1] ?? null;
}

/** The address to subscribe to. */
const feedUrl = (publicUrl: string, token: string): string => `${publicUrl}${PATH}${token}.ics`;

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
    await revokeToken(db, input.body.adId, identity, new Date(clock.now()));
    return { url: null };
  }),
];
