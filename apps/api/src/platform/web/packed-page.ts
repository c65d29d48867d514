import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { PageAnswer } from "@parution/contract/pages";
import type { Config } from "../config/config.ts";
import { type Bytes, type Encoding, encode } from "../http/encode.ts";
import { contentPolicy } from "../http/security.ts";

const unpack = promisify(brotliDecompress);

/** Rendered page, by the encodings requested so far. */
export interface PackedPage {
  readonly status: number;
  /** Headers of every form; the body's own come with it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers as alternating names and values. */
  readonly fields: readonly string[];
  readonly etag: string;
  /** Bytes by encoding; brotli's are always there, unless the page has no body. */
  readonly bodies: Map<Encoding, Bytes>;
}

/** Renderings that are the same for all visitors may be kept by caches that revalidate them. */
const COMMON = { "Cache-Control": "no-cache", Vary: "Accept-Encoding, Cookie" };

/** Caching of a page for one user: none. */
const OWN = { ...COMMON, "Cache-Control": "private, no-store" };

/** Sources that the policy of every page admits. */
export interface Admitted extends Pick<Config, "card"> {
  /** Contents of the build's own scripts within the document. */
  readonly scripts: readonly string[];
}

const BUILT_SCRIPT = /<script data-next="[^"]*">(.*?)<\/script>/gs;

/** Contents of the scripts that the build wrote into its `document`, before any page is in it. */
export const scriptsWithin = (document: string): string[] =>
  [...document.matchAll(BUILT_SCRIPT)].map(([, content]) => content ?? "");

/** Packs a page once for all callers, or for the one user whose `own` it is. */
export async function packPage(
  { status, html, location, styles, retryAfter }: PageAnswer,
  admitted: Admitted,
  { own = false } = {},
): Promise<PackedPage> {
  const common = own ? OWN : COMMON;
  if (location !== undefined) {
    const headers = { ...common, Location: location };
    return { status, headers, fields: fieldsOf(headers), etag: "", bodies: new Map() };
  }
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const headers = {
    ...common,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentPolicy(admitted, { styles, scripts: admitted.scripts }),
    ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
    ETag: etag,
  };
  const packed = await encode(new TextEncoder().encode(html), "br", "page");
  return { status, headers, fields: fieldsOf(headers), etag, bodies: new Map([["br", packed]]) };
}

const fieldsOf = (headers: Readonly<Record<string, string>>) => Object.entries(headers).flat();

/** The page's bytes in the encoding that its reader takes; null for none. */
export async function bodyOf({ bodies }: PackedPage, encoding: Encoding | null): Promise<Bytes> {
  const known = encoding === null ? undefined : bodies.get(encoding);
  const packed = bodies.get("br");
  if (known !== undefined) return known;
  if (packed === undefined) return new Uint8Array();
  const plain = new Uint8Array(await unpack(packed));
  if (encoding === null) return plain;
  const made = await encode(plain, encoding, "page");
  bodies.set(encoding, made);
  return made;
}

/** Compresses a page to its smallest size, which takes a tenth of a second. */
export async function packSmall(page: PackedPage): Promise<void> {
  const packed = page.bodies.get("br");
  if (packed === undefined) return;
  const small = await encode(new Uint8Array(await unpack(packed)), "br", "once");
  page.bodies.set("br", small);
}

/** Headers of the page's body in an encoding. */
export const bodyHeaders = (body: Bytes, encoding: Encoding | null): Record<string, string> => ({
  ...(encoding === null ? {} : { "Content-Encoding": encoding }),
  "Content-Length": String(body.byteLength),
});
