import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import { type EnglishOf, type Fields, fields, sharesNames, wireNames } from "./fields.ts";
import { jsonValue } from "./texts.ts";
import { form } from "./wrappers.ts";

/**
 * A form whose own fields are in `data`, as JSON where a browser sends it, and some beside it: `{ data: { a, b }, c }`
 * on the wire is `{ a, b, c }` in English.
 */
export function dataBeside<const Own extends Fields, const Others extends Fields>(
  own: Own,
  others: Others,
): Codec<EnglishOf<Own> & EnglishOf<Others>, unknown> {
  type English = EnglishOf<Own> & EnglishOf<Others>;
  const data = onlyValue(own, jsonValue(form(fields(own))));
  const codec = z.codec(form(fields({ data, ...others })), z.custom<English>(), {
    // The tables' types state the parts that are separated here and joined again, which TypeScript cannot follow.
    decode: ({ data, ...beside }: Record<string, unknown>) =>
      Object.assign(beside, data) as English,
    encode: (english) => apart(english, own) as never,
  });
  return sharesNames(codec, fields({ ...own, ...others }));
}

/** Codec of a `data` with one field alone, whose value a form may send bare. */
function onlyValue<English>(own: Fields, inner: Codec<English, unknown>): Codec<English, unknown> {
  const names = [...wireNames(fields(own)).values()];
  const [only] = names.length === 1 ? names : [];
  if (only === undefined) return inner;
  const isBare = (wire: unknown) => typeof wire === "string" && !wire.startsWith("{");
  return z.codec(z.unknown(), inner, {
    decode: (wire) => (isBare(wire) ? { [only]: wire } : wire),
    encode: (wire) => wire,
  });
}

function apart(english: object, own: Fields): Record<string, unknown> {
  const all = Object.entries(english);
  const data = Object.fromEntries(all.filter(([name]) => name in own));
  return { data, ...Object.fromEntries(all.filter(([name]) => !(name in own))) };
}
