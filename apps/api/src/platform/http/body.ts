import { malformed, tooLarge } from "./problems.ts";

/** Fields of a request as they stand on the wire. A repeated field, or one named `x[]`, is a list. */
export type WireFields = Record<string, unknown>;

/** The texts of a request; bytes, in a form characters. */
const JSON_LIMIT = 1024 * 1024;
/** A whole multipart request, all its files included; bytes. */
export const MULTIPART_LIMIT = 40 * 1024 * 1024;
/** One file of it; bytes. */
export const FILE_LIMIT = 10 * 1024 * 1024;
const FIELD_COUNT_LIMIT = 200;

/**
 * Reads a request's body: JSON, urlencoded or multipart, whichever the caller sent; an absent body is empty.
 * @throws ProblemError 400 when it cannot be read, 413 when it is over the limits.
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "multipart/form-data") return readMultipart(request);
  const bytes = await readBytes(request, JSON_LIMIT);
  if (bytes.byteLength === 0) return {};
  const text = decodeText(bytes);
  if (type === "application/x-www-form-urlencoded") return collect(new URLSearchParams(text));
  return parseJson(text);
}

/** Collects name/value pairs, repeated names into lists. */
export function collect(entries: Iterable<[string, unknown]>): WireFields {
  const lists = new Map<string, unknown[]>();
  for (const [name, value] of entries) lists.set(name, [...(lists.get(name) ?? []), value]);
  if (lists.size > FIELD_COUNT_LIMIT) throw tooLarge();
  return Object.fromEntries(
    [...lists].map(([name, values]) => [
      name,
      values.length === 1 && !name.endsWith("[]") ? values[0] : values,
    ]),
  );
}

async function readMultipart(request: Request): Promise<WireFields> {
  const bytes = await readBytes(request, MULTIPART_LIMIT);
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch(() => Promise.reject(malformed()));
  const entries = [...form];
  const texts = entries.map(([, value]) => (typeof value === "string" ? value.length : 0));
  if (texts.reduce((sum, length) => sum + length, 0) > JSON_LIMIT) throw tooLarge();
  if (entries.some(([, value]) => value instanceof File && value.size > FILE_LIMIT))
    throw tooLarge();
  return collect(entries);
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get("content-length");
  if (declared !== null) {
    if (Number(declared) > limit) throw tooLarge();
    // The server reads no more than was declared.
    return new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}
