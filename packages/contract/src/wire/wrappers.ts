import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import { isRecord, sharesNames } from "./fields.ts";

/** The value itself in English, `{ [key]: value }` on the wire. */
export function under<English, Wire>(
  key: string,
  inner: Codec<English, Wire>,
): Codec<English, Record<string, unknown>> {
  const codec = z.codec(z.object({ [key]: inner }), z.custom<English>(), {
    decode: (wire) => wire[key] as English, // decoded by `inner` a moment ago
    encode: (english) => ({ [key]: english }),
  });
  return sharesNames(codec, inner);
}

/** The usual envelope of a body or an answer: `{ data: … }` on the wire. */
export const inData = <English, Wire>(inner: Codec<English, Wire>) => under("data", inner);

/**
 * Fields that may come from a form or a query string, where an empty entry means «not given»:
 * blank and null entries are left out before `inner` reads the rest.
 */
export function form<English, Wire>(inner: Codec<English, Wire>): Codec<English, unknown> {
  const codec = z.codec(z.custom<unknown>(isRecord), inner, {
    decode: (wire) => dropBlank(wire) as Wire, // `inner` is the judge of its type
    encode: (wire) => wire,
  });
  return sharesNames(codec, inner);
}

function dropBlank(wire: unknown): unknown {
  return isRecord(wire)
    ? Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== "" && value !== null))
    : wire;
}
