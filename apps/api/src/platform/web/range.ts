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
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (asked === null) return null;
  const [, from = "", to = ""] = asked;
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? "outside" : { first, last };
}
