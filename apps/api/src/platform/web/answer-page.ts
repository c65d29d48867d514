import { createHash } from "node:crypto";
import type { PageAnswer } from "@parution/contract/pages";
import type { Config } from "../config/index.ts";
import { acceptedEncoding, contentPolicy, isKnown } from "../http/index.ts";
import type { PackPage } from "./small-pages.ts";

/** A page that was drawn for one request; who knows it already gets it no second time. */
export async function answerPage(
  page: PageAnswer,
  request: Request,
  { config, pack }: { config: Pick<Config, "card">; pack: PackPage },
): Promise<Response> {
  const { status, html, location, styles, retryAfter } = page;
  // What a page shows depends on the language and the newspaper that its reader chose.
  const headers = new Headers({ "Cache-Control": "no-cache", Vary: "Accept-Encoding, Cookie" });
  if (location !== undefined) {
    headers.set("Location", location);
    return new Response(null, { status, headers });
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentPolicy(config, styles));
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  headers.set("ETag", etag);
  if (status === 200 && isKnown(request.headers, etag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = new TextEncoder().encode(html);
  const encoding = acceptedEncoding(request.headers);
  if (encoding !== null) headers.set("Content-Encoding", encoding);
  const body = encoding === null ? bytes : await pack(bytes, encoding, etag);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}
