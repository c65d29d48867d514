import { createHash } from "node:crypto";
import { type Bytes, type Encoding, encode } from "../http/encode.ts";

/** A built file, in memory, with its compressed forms made once. */
export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  /** The name carries a digest of the content, so the content behind a name never changes. */
  readonly immutable: boolean;
  readonly identity: Bytes;
  /** Null where compression gains nothing. */
  encoded(encoding: Encoding): Promise<Bytes> | null;
}

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  map: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  webm: "video/webm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
};
const COMPRESSIBLE = /^(text\/|application\/|image\/svg)/;
/** Path of files that the build names by their content. */
const HASHED = "/assets/";

/** @param brotli its content compressed, where that was done before; otherwise it is when first asked for. */
export function staticFile(path: string, identity: Bytes, brotli?: Bytes): StaticFile {
  const type = TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const made = new Map<Encoding, Promise<Bytes>>();
  if (brotli !== undefined) made.set("br", Promise.resolve(brotli));
  return {
    type,
    identity,
    immutable: path.startsWith(HASHED),
    etag: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
    encoded(encoding) {
      const known = made.get(encoding);
      if (known !== undefined) return known;
      if (!COMPRESSIBLE.test(type) || identity.byteLength < 256) return null;
      const bytes = encode(identity, encoding, "once");
      made.set(encoding, bytes);
      return bytes;
    },
  };
}
