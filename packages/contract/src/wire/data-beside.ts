import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import { type EnglishOf, type Fields, fields, sharesNames } from "./fields.ts";
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
  const data = jsonValue(form(fields(own)));
  const codec = z.codec(form(fields({ data, ...others })), z.custom<English>(), {
    // The tables' types say what is taken apart here and put together again, which TypeScript cannot follow.
    decode: ({ data, ...beside }: Record<string, unknown>) =>
      Object.assign(beside, data) as English,
    encode: (english) => apart(english, own) as never,
  });
  return sharesNames(codec, fields({ ...own, ...others }));
}

function apart(english: object, own: Fields): Record<string, unknown> {
  const all = Object.entries(english);
  const data = Object.fromEntries(all.filter(([name]) => name in own));
  return { data, ...Object.fromEntries(all.filter(([name]) => !(name in own))) };
}
