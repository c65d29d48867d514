import { ARABIC, LATIN, PUNCTUATION, STEPS, TIFINAGH } from "./widths.ts";

const MARK = /^\p{M}$/u;
const ARABIC_LETTER = /^\p{Script=Arabic}$/u;
const SHAPELESS = /^\p{Default_Ignorable_Code_Point}$/u;

/** Ems of a character that the tables do not have, such as a sign of trade. */
const WIDEST = 1.3;

/** Ems of a whole phrase in one sign, U+FDF0 to U+FDFF. */
const LIGATURE = 5;

/** Code points of the first character of each table: the space, the hyphen, ya of Tifinagh, and the Arabic comma. */
const FIRST_LATIN = 0x20;
const FIRST_PUNCTUATION = 0x20_10;
const FIRST_TIFINAGH = 0x2d_30;
const FIRST_ARABIC = 0x06_0c;

/** The ems that a character takes at most in a line of a newspaper; Arabic letters are narrower before a letter. */
export function advanceOf(point: string, next: string | undefined): number {
  const code = point.codePointAt(0) ?? 0;
  const plain =
    emsOf(LATIN[code - FIRST_LATIN]) ??
    emsOf(PUNCTUATION[code - FIRST_PUNCTUATION]) ??
    emsOf(TIFINAGH[code - FIRST_TIFINAGH]);
  if (plain !== null) return plain;
  if (MARK.test(point) || SHAPELESS.test(point)) return 0;
  const isJoined = next !== undefined && (ARABIC_LETTER.test(next) || MARK.test(next));
  const arabic = emsOf(ARABIC[2 * (code - FIRST_ARABIC) + (isJoined ? 1 : 0)]);
  if (arabic !== null) return arabic;
  if (code >= 0xfd_f0 && code <= 0xfd_ff) return LIGATURE;
  const [base = point] = point.normalize("NFD");
  return base === point ? WIDEST : advanceOf(base, undefined);
}

/** Width of a digit in a table; null beyond its ends, and where it is blank. */
const emsOf = (digit = " "): number | null =>
  digit === " " ? null : Number.parseInt(digit, 36) / STEPS;
