import { createHash } from "node:crypto";
import { notFound, type PlainRoute } from "../platform/http/index.ts";
import { writeCalendar } from "./calendar.ts";
import { selectFeed } from "./queries.ts";
import { PATH, tokenOf } from "./token.ts";

/** An ad's dates and deadlines as iCalendar (RFC 5545), for whoever knows its address. */
export const calendarRoute: PlainRoute = {
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
