import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { RequestFacts } from "./bind.ts";

export type Bytes = Uint8Array<ArrayBuffer>;
export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli quality: high for bodies compressed once, low for each request. */
const QUALITY = { once: constants.BROTLI_MAX_QUALITY, page: 5, eachTime: 4 } as const;

/** The best encoding that a browser accepts; null for none. */
export const acceptedEncoding = (headers: Headers): Encoding | null =>
  encodingIn(headers.get("accept-encoding") ?? "");

/** Variant of {@link acceptedEncoding} that takes that header alone. */
export function encodingIn(accepted: string): Encoding | null {
  if (isAccepted("br", accepted)) return "br";
  return isAccepted("gzip", accepted) ? "gzip" : null;
}

/** True for an encoding that is named without a weight of 0, which refuses it (RFC 9110, 12.5.3). */
const isAccepted = (encoding: Encoding, accepted: string): boolean =>
  accepted.split(",").some((part) => {
    const [name, weight = ""] = part.split(";");
    return name?.trim().toLowerCase() === encoding && !/^\s*q=0(?:\.0*)?\s*$/i.test(weight);
  });

/** True when an answer that is made while it is sent may be compressed on the way. */
export const acceptsGzip = (headers: Headers): boolean =>
  isAccepted("gzip", headers.get("accept-encoding") ?? "");

export async function encode(
  bytes: Bytes,
  encoding: Encoding,
  made: keyof typeof QUALITY,
): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[made] };
  const encoded = encoding === "br" ? await brotli(bytes, { params }) : await zip(bytes);
  return new Uint8Array(encoded); // Out of the pool that small buffers share.
}

/** True when the browser has the content already (`If-None-Match`). */
export const isKnown = (headers: Headers, etag: string): boolean =>
  isKnownBy(headers.get("if-none-match") ?? undefined, etag);

/** Variant of {@link isKnown} that takes that header alone. */
export const isKnownBy = (known: string | undefined, etag: string): boolean =>
  known
    ?.replaceAll("W/", "")
    .split(",")
    .some((name) => name.trim() === etag) ?? false;

/** Characters below which compressing costs more than it saves: less than a few packets. */
const WORTH_COMPRESSING = 4096;

/** One caller's own answer; a long one is compressed, away from the event loop. */
export async function jsonResponse(
  answer: unknown,
  { headers, answerHeaders }: Pick<RequestFacts, "headers" | "answerHeaders">,
): Promise<Response> {
  const text = JSON.stringify(answer);
  answerHeaders.set("Content-Type", "application/json");
  if (text.length < WORTH_COMPRESSING) return new Response(text, { headers: answerHeaders });
  answerHeaders.append("Vary", "Accept-Encoding");
  const encoding = acceptedEncoding(headers);
  if (encoding === null) return new Response(text, { headers: answerHeaders });
  answerHeaders.set("Content-Encoding", encoding);
  const bytes = await encode(new TextEncoder().encode(text), encoding, "eachTime");
  return new Response(bytes, { headers: answerHeaders });
}
