import { EMAIL, LONGEST_EMAIL, LONGEST_PHONE, PHONE } from "@parution/rules/fields";
import { decodeOptions, encodeOptions, type OptionChoice } from "@parution/rules/options";
import {
  joinPaperContent,
  type PaperContent,
  splitPaperContent,
} from "@parution/rules/paper-content";
import { unprintableCharacters } from "@parution/rules/print-coverage";
import { ADDRESS_LIMIT, hasStackedMarks, NAME_LIMIT } from "@parution/rules/text-limits";
import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import { STACKED_MARKS, UNPRINTABLE } from "../limits/index.ts";
import "./jitless.ts";

/** Any text as it stands, but for the NUL character, which PostgreSQL cannot store. */
export const text = z.string().check(z.refine((value) => !value.includes("\0"), "nul"));

/** A text of at least one visible character. */
export const filledText = text.check(z.regex(/\S/));

/** Longest password that is read: hashing takes work in proportion. */
export const LONGEST_PASSWORD = 200;

export const password = filledText.check(z.maxLength(LONGEST_PASSWORD));

/** Letters of a link's token, more than any has. */
const LONGEST_TOKEN = 200;

/** One-use token of a link in a mail. */
export const linkToken = filledText.check(z.maxLength(LONGEST_TOKEN));

/** A text of at most `limit` code units, none of whose characters carries a stack of combining signs. */
export const shortText = (limit: number) =>
  text.check(
    z.maxLength(limit),
    z.refine((value) => !hasStackedMarks(value), STACKED_MARKS),
  );

const VISIBLE = z.regex(/\S/);

/**
 * A short text that documents print. The service refuses characters that no face has, so that its answer names them;
 * its sender need not know the fonts.
 */
const printedText = (limit: number) =>
  z.codec(shortText(limit), z.string(), {
    decode: (wire, payload) => {
      const characters = unprintableCharacters(wire);
      if (characters.length === 0) return wire;
      const issue = { code: "custom", message: UNPRINTABLE, params: { characters } } as const;
      payload.issues.push({ ...issue, input: wire });
      return z.NEVER;
    },
    encode: (value) => value,
  });

/** A name, a job, a telephone number or another detail of a person or company. */
export const nameText = printedText(NAME_LIMIT);
export const filledName = nameText.check(VISIBLE);

/** A postal address. */
export const addressText = printedText(ADDRESS_LIMIT);
export const filledAddress = addressText.check(VISIBLE);

/** The paper text of an ad, plain or in parts (docs/domain/ad-text-and-lines.md#paper-content). */
export const paperText: Codec<PaperContent, string> = z.codec(text, z.custom<PaperContent>(), {
  decode: splitPaperContent,
  encode: joinPaperContent,
});

/** Chosen options, `id,value;id,value` on the wire; fewer than two are not sent (docs/domain/catalogue.md#options). */
export const optionsText: Codec<OptionChoice[], string> = z.codec(
  text,
  z.custom<OptionChoice[]>(Array.isArray),
  {
    decode: (wire, payload) => {
      const choices = decodeOptions(wire);
      if (choices !== null) return choices;
      payload.issues.push({ code: "custom", message: "options", input: wire });
      return z.NEVER;
    },
    encode: ([first = null, second = null, third = null]) =>
      encodeOptions([first, second, third]) ?? "",
  },
);

/** JSON inside one form field; the value itself is read too, since JSON bodies need no wrapping. */
export const jsonText = <English, Wire>(inner: Codec<English, Wire>): Codec<English, unknown> =>
  readingJson(inner, JSON.stringify);

/** A value of a JSON body, which a form may send as JSON in one of its fields. */
export const jsonValue = <English, Wire>(inner: Codec<English, Wire>): Codec<English, unknown> =>
  readingJson(inner, (wire) => wire);

function readingJson<English, Wire>(
  inner: Codec<English, Wire>,
  encode: (wire: Wire) => unknown,
): Codec<English, unknown> {
  return z.codec(z.unknown(), inner, {
    decode: (wire, payload) => {
      if (typeof wire !== "string") return wire as Wire; // `inner` is the judge of its type
      try {
        return JSON.parse(wire);
      } catch {
        payload.issues.push({ code: "custom", message: "json", input: wire });
        return z.NEVER;
      }
    },
    encode,
  });
}

/** A file as an answer. */
export const binary = z.instanceof(File);

/** The one file of a multipart field. */
export const oneFile = z.codec(
  z.union([z.instanceof(File), z.array(z.instanceof(File)).check(z.length(1))]),
  z.instanceof(File),
  {
    decode: (wire, payload) => {
      const [file] = Array.isArray(wire) ? wire : [wire];
      if (file !== undefined) return file;
      payload.issues.push({ code: "custom", message: "file", input: wire });
      return z.NEVER;
    },
    encode: (file) => [file],
  },
);

/** Files of one multipart field, which a form sends as none, one or several. */
export const fileList = z.codec(
  z.union([z.array(z.instanceof(File)), z.instanceof(File)]),
  z.array(z.instanceof(File)),
  { decode: (wire) => (Array.isArray(wire) ? wire : [wire]), encode: (files) => files },
);

const INVISIBLE = String.raw`[\s\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]+`;
/** Blanks and marks of direction around a text: one copied from an Arabic page or a telephone brings such marks. */
const AROUND = new RegExp(`^${INVISIBLE}|${INVISIBLE}$`, "g");

/** Schema of a text as a person types it: {@link AROUND} does not count, and a text of nothing else is absent. */
export const typed = <English>(codec: Codec<English, string | undefined>) =>
  z.pipe(
    z.transform((text: string) => text.replace(AROUND, "") || undefined),
    codec,
  );

/** An e-mail address that mail can be sent to (docs/domain/accounts.md#e-mail). */
export const email = z.email({ pattern: EMAIL }).check(z.maxLength(LONGEST_EMAIL));

/** A telephone number as people write it (docs/domain/team.md#telephone). */
export const phone = text.check(z.maxLength(LONGEST_PHONE), z.regex(PHONE, "phone"));
