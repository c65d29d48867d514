import { acceptedEncoding, type Bytes, isKnown } from "../http/encode.ts";
import type { StaticFile } from "./static-file.ts";

/** A built file: immutable ones are cached for ever, incompressible ones are served in ranges too. */
export async function answerFile(file: StaticFile, request: Request): Promise<Response> {
  const etag = `"${file.etag}"`;
  const headers = new Headers({
    "Cache-Control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
    "Content-Type": file.type,
    ETag: etag,
    Vary: "Accept-Encoding",
  });
  if (isKnown(request.headers, etag)) return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(request.headers);
  const encoded = encoding === null ? null : await file.encoded(encoding);
  if (encoding !== null && encoded !== null) headers.set("Content-Encoding", encoding);
  return encoded === null
    ? answerPart(file.identity, request, headers)
    : answerWhole(encoded, request, headers);
}

function answerPart(bytes: Bytes, request: Request, headers: Headers): Response {
  headers.set("Accept-Ranges", "bytes");
  const range = isPartAsked(request, headers)
    ? rangeIn(request.headers.get("range"), bytes.byteLength)
    : null;
  if (range === null) return answerWhole(bytes, request, headers);
  if (range === "outside") {
    headers.set("Content-Range", `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range;
  headers.set("Content-Range", `bytes ${first}-${last}/${bytes.byteLength}`);
  return answerWhole(bytes.slice(first, last + 1), request, headers, 206);
}

/** True where a `Range` counts: to read the version that the caller has parts of (RFC 9110, 13.1.5 and 14.2). */
function isPartAsked({ method, headers }: Request, answer: Headers): boolean {
  const version = headers.get("if-range");
  return method === "GET" && (version === null || version === answer.get("ETag"));
}

function answerWhole(bytes: Bytes, request: Request, headers: Headers, status = 200): Response {
  headers.set("Content-Length", String(bytes.byteLength));
  return new Response(request.method === "HEAD" ? null : bytes, { status, headers });
}

/** A part of a file, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The one part that a `Range` header asks for (RFC 9110, 14.2), as videos are fetched.
 * @returns null for the whole file: no header, several parts, or another unit
 */
export function rangeIn(header: string | null, size: number): ByteRange | "outside" | null {
  const parsed = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (parsed === null) return null;
  const [, from = "", to = ""] = parsed;
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? "outside" : { first, last };
}
