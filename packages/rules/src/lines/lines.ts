import { hasGlyphs } from "../print-coverage/glyphs.ts";
import { graphemeStarts } from "./graphemes.ts";
import { MINIMUM_BILLED_LINES, ROW_LENGTH } from "./limits.ts";
import { keepPhones } from "./phones.ts";

/** One printed row of a line ad. */
export interface Row {
  readonly text: string;
  /** Index of the row's line in the text, from 0. */
  readonly lineIndex: number;
}

/**
 * Row ends by the terms of CSS (https://www.w3.org/TR/css-text-3/#word-break-property): after any character, or at a
 * space where there is one, so that a word breaks only if it is longer than a row
 * (docs/domain/ad-text-and-lines.md#word-breaks).
 */
export type WordBreak = "break-all" | "break-word";

/**
 * Number of rows that `text` fills, before the minimum; an empty text fills 1
 * (docs/domain/ad-text-and-lines.md#counting-lines).
 */
export function countLines(text: string, wordBreak: WordBreak = "break-all"): number {
  let count = 0;
  for (const line of splitLines(text)) count += rowsOf(line, wordBreak);
  return count;
}

/** The lines charged for: never fewer than 2 (docs/domain/ad-text-and-lines.md#billed-minimum). */
export function billedLines(lines: number): number {
  return Math.max(MINIMUM_BILLED_LINES, lines);
}

/** Caches of cut lines and of set rows: typing changes one of them, and the others are asked for at every keystroke. */
const cut: Readonly<Record<WordBreak, Map<string, readonly string[]>>> = {
  "break-all": new Map(),
  "break-word": new Map(),
};
const printed = new Map<string, string>();
const KEPT_LINES = 512;
const KEPT_LENGTH = 2048;

/** The text cut into rows of 28 characters at most; there are exactly `countLines(text, wordBreak)`. */
export function wrapRows(text: string, wordBreak: WordBreak = "break-all"): Row[] {
  return splitLines(text).flatMap((line, lineIndex) =>
    wrapLine(line, wordBreak).map((row) => ({ text: row, lineIndex })),
  );
}

/**
 * The rows as they are set, in the preview as in print (docs/domain/ad-text-and-lines.md#rows). A space has no width
 * at the end of a row, nor at the start of one that goes on from the row above.
 */
export function printedRows(text: string, wordBreak: WordBreak = "break-all"): Row[] {
  let lineAbove = -1;
  return wrapRows(text, wordBreak).map(({ text: row, lineIndex }) => {
    const goesOn = lineIndex === lineAbove;
    lineAbove = lineIndex;
    const shown = cached(printed, row, printable);
    return { text: goesOn ? shown.trim() : shown.trimEnd(), lineIndex };
  });
}

/**
 * A line of text as print and preview set it: letters composed, signs without a shape left out, spaces that the faces do
 * not have as wide as a usual one, {@link SUBSTITUTE} for characters that they do not have. Joiners and marks of direction
 * stay. Groups of digits are one number, «0522 00 02 27», which a plain space would turn round between Arabic words, as
 * hyphens would a telephone number (https://www.unicode.org/reports/tr9/, classes WS, CS and ES). A date with hyphens stays:
 * in Arabic it is read from its day on, at the right.
 */
export function printable(line: string): string {
  const shaped = line
    .normalize("NFC")
    .replaceAll(CONTROLS, " ")
    .replaceAll(WIDE_SPACES, "\u00A0")
    .replaceAll(SHAPELESS, "")
    .replaceAll(BETWEEN_DIGITS, "\u00A0");
  const text = keepPhones(shaped);
  return hasGlyphs(text) ? text : substituted(text);
}

/** Stands for a character that no face has: every face has this one, and hardly a text. */
export const SUBSTITUTE = "¤";

function substituted(line: string): string {
  const starts = graphemeStarts(line);
  return starts
    .map((start, index) => line.slice(start, starts[index + 1]))
    .map((character) => (hasGlyphs(character) ? character : SUBSTITUTE))
    .join("");
}

const CONTROLS = /\p{Cc}/gu;
const WIDE_SPACES = /(?! )\p{Zs}/gu;
const BETWEEN_DIGITS = /(?<=\p{Nd}) (?=\p{Nd}{2,4}(?!\p{Nd}))/gu;
const SHAPELESS = /(?![\u200C-\u200F\u061C])\p{Default_Ignorable_Code_Point}/gu;

function splitLines(text: string): string[] {
  return text.includes("\r") ? text.split(/\r?\n/) : text.split("\n");
}

/** A cluster is never longer than its code units, so a short line needs no counting. */
function rowsOf(line: string, wordBreak: WordBreak): number {
  return line.length <= ROW_LENGTH ? 1 : wrapLine(line, wordBreak).length;
}

function wrapLine(line: string, wordBreak: WordBreak): readonly string[] {
  if (line.length <= ROW_LENGTH) return [line];
  return cached(cut[wordBreak], line, () => cutLine(line, wordBreak));
}

function cached<Value>(cache: Map<string, Value>, line: string, make: (line: string) => Value) {
  const known = cache.get(line);
  if (known !== undefined) return known;
  const value = make(line);
  if (line.length > KEPT_LENGTH) return value;
  if (cache.size >= KEPT_LINES) cache.clear();
  cache.set(line, value);
  return value;
}

function cutLine(line: string, wordBreak: WordBreak): string[] {
  const starts = graphemeStarts(line);
  const rows: string[] = [];
  let row = 0;
  while (row < starts.length) {
    const end = wordBreak === "break-word" ? rowEnd(line, starts, row) : row + ROW_LENGTH;
    rows.push(line.slice(starts[row], starts[end]));
    row = end;
  }
  return rows;
}

/**
 * End of a row that keeps its last word whole: after the last space of the row, where the word behind it fits a row. Spaces
 * count as characters, at the end of a row too, so there are never fewer rows than by cutting after any character.
 */
function rowEnd(line: string, starts: readonly number[], row: number): number {
  const isSpace = (at: number) => /^[ \t]$/.test(line.slice(starts[at], starts[at + 1]));
  const full = row + ROW_LENGTH;
  if (full >= starts.length || isSpace(full)) return full;
  let word = full;
  while (word > row && !isSpace(word - 1)) word -= 1;
  let wordEnd = full;
  while (wordEnd < starts.length && !isSpace(wordEnd) && wordEnd - word <= ROW_LENGTH) wordEnd += 1;
  return word > row && wordEnd - word <= ROW_LENGTH ? word : full;
}
