import { COVERAGE } from "./coverage.ts";

/** True when a code point below the end of the table has a glyph. */
let covered: Uint8Array | undefined;

/** Signs without a shape, which rows leave out or set as a space: line ends, directions, joiners, spaces of all widths. */
const SHAPELESS = /^[\p{Cc}\p{Zs}\p{Default_Ignorable_Code_Point}]$/u;

/** True when the newspapers' faces have a code point, or it has no shape. */
export function hasGlyph(point: string): boolean {
  covered ??= readTable();
  return covered[point.codePointAt(0) ?? 0] === 1 || SHAPELESS.test(point);
}

/** True when the faces have every code point of a text of composed letters. */
export function hasGlyphs(text: string): boolean {
  for (const point of text) if (!hasGlyph(point)) return false;
  return true;
}

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
