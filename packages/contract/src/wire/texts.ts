import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import "./jitless.ts";

const LONGEST_TEXT = 50_000;

/** Any text, as it stands. */
export const text = z.string().check(z.maxLength(LONGEST_TEXT));

/** A text of at least one visible character. */
export const filledText = z.string().check(z.maxLength(LONGEST_TEXT), z.regex(/\S/));

/** JSON inside one form field; the value itself is read too, since JSON bodies need no wrapping. */
export function jsonText<English, Wire>(inner: Codec<English, Wire>): Codec<English, unknown> {
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
    encode: (wire) => JSON.stringify(wire),
  });
}

/** Files of one multipart field, which a form sends as none, one or several. */
export const fileList = z.codec(
  z.union([z.array(z.instanceof(File)), z.instanceof(File)]),
  z.array(z.instanceof(File)),
  { decode: (wire) => (Array.isArray(wire) ? wire : [wire]), encode: (files) => files },
);
