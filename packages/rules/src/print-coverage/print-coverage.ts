import { type TextFault, textFault } from "../text-limits/index.ts";
import { COVERAGE } from "./coverage.ts";

/** Whether a code point below the end of the table has a glyph. */
let covered: Uint8Array | undefined;

/** Signs without a shape, which rows leave out or set as a space: line ends, directions, joiners, spaces of all widths. */
const SHAPELESS = /^[\p{Cc}\p{Zs}\p{Default_Ignorable_Code_Point}]$/u;

/**
 * The characters of a text that the newspapers' faces have no glyph for, each once, in their order; `most` at most. They
 * would be printed as boxes.
 */
export function unprintableCharacters(text: string, most = 5): string[] {
  const found = new Set<string>();
  let characters: string[] | undefined;
  // Composed letters are what the faces have.
  for (const point of text.normalize("NFC")) {
    if (isPrintable(point)) continue;
    characters ??= charactersOf(text.normalize("NFC"));
    const whole = characters.find(
      (character) => character.includes(point) && !found.has(character),
    );
    if (whole !== undefined) found.add(whole);
    if (found.size >= most) break;
  }
  return [...found];
}

function isPrintable(point: string): boolean {
  covered ??= readTable();
  return covered[point.codePointAt(0) ?? 0] === 1 || SHAPELESS.test(point);
}

const charactersOf = (text: string) =>
  Array.from(new Intl.Segmenter("und").segment(text), ({ segment }) => segment);

function readTable(): Uint8Array {
  const ranges: (readonly [first: number, last: number])[] = [];
  let end = 0;
  for (const step of COVERAGE.split(" ")) {
    const [gap = "0", length = "0"] = step.split("+");
    const first = end + Number.parseInt(gap, 16);
    end = first + Number.parseInt(length, 16);
    ranges.push([first, end]);
  }
  const table = new Uint8Array(end + 1);
  for (const [first, last] of ranges) table.fill(1, first, last + 1);
  return table;
}

/** Why a text cannot be printed. */
export type PrintFault =
  | TextFault
  | { readonly kind: "unprintable"; readonly characters: readonly string[] };

/** The fault of a text that is printed, with room for `limit` characters; null where there is none. */
export function printFault(text: string, limit: number): PrintFault | null {
  const fault = textFault(text, limit);
  if (fault !== null) return fault;
  const characters = unprintableCharacters(text);
  return characters.length > 0 ? { kind: "unprintable", characters } : null;
}
