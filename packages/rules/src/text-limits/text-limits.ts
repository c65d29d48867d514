import { graphemeCount } from "../lines/index.ts";

/**
 * Combining signs that one character may carry. Vowelled Arabic needs three (shadda, vowel, superscript alef), Vietnamese
 * and scholarly transcriptions two; stacks of hundreds are made to exhaust typesetters.
 */
export const MARKS_PER_CHARACTER = 5;

/** Code points for each character of a limit: a letter with shadda and vowel has three. */
const CODE_POINTS_PER_CHARACTER = 4;

/** Longest name of a person or company, job title, department or telephone number, in code points. */
export const NAME_LIMIT = 150;
/** Longest postal address, in code points. */
export const ADDRESS_LIMIT = 500;

/** One sign more than a character may carry; whatever joins the character before it counts as a sign. */
const STACK = new RegExp(
  `[\\p{M}\\p{Grapheme_Extend}\\p{Emoji_Modifier}\\u200D]{${MARKS_PER_CHARACTER + 1}}`,
  "u",
);

/** Reason why a text cannot be taken. */
export type TextFault =
  | { readonly kind: "marks" }
  | { readonly kind: "length"; readonly length: number; readonly limit: number };

/** True when some character carries more combining signs than `MARKS_PER_CHARACTER`; linear in the length of `text`. */
export const hasStackedMarks = (text: string): boolean => STACK.test(text);

/** Number of code points of `text`: a surrogate pair is one. */
export function codePointCount(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    if ((text.codePointAt(index) ?? 0) > 0xffff) index += 1;
    count += 1;
  }
  return count;
}

/**
 * The fault of a text with room for `limit` characters; null where there is none. Characters are user-perceived ones,
 * whose own length has no bound: code points are capped, too, before characters are counted.
 */
export function textFault(text: string, limit: number): TextFault | null {
  if (hasStackedMarks(text)) return { kind: "marks" };
  const most = limit * CODE_POINTS_PER_CHARACTER;
  const codePoints = text.length > most ? codePointCount(text) : text.length;
  const length = codePoints > most ? codePoints : graphemeCount(text);
  return length > limit ? { kind: "length", length, limit } : null;
}
