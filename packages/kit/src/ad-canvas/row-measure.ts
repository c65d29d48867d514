import type { TextDirection } from "./text-direction.ts";

/** Width of a usual character in each script, in ems: a full row is set to as many of these. */
const USUAL = { ltr: 0.53, rtl: 0.42 };

/** No character of a newspaper face is wider than this, in ems. */
const WIDEST = 0.98;

/** The column grows in steps of this many ems, so that it does not tremble under someone who types. */
const STEP = 1;

/** The measure of a full row in its own script, in ems. */
export function fullRow(rowLength: number, direction: TextDirection | undefined): number {
  return countOf(rowLength) * USUAL[direction ?? "ltr"];
}

/** A row as far as its measure goes. */
interface MeasuredRow {
  text: string;
  direction: TextDirection | undefined;
}

/**
 * A width, in ems, that holds every row that keeps to its length: reckoned from the letters, so that
 * the browser need not set all rows to find the widest. Longer rows do not widen the column; they break.
 */
export function columnMeasure(rows: readonly MeasuredRow[], rowLength: number): number {
  const most = countOf(rowLength) * WIDEST;
  let widest = 0;
  for (const { text, direction } of rows) {
    if (text === "") continue;
    const measure = textMeasure(text, most);
    const tooLong = measure >= most && text.length > rowLength;
    widest = Math.max(widest, fullRow(rowLength, direction), tooLong ? 0 : measure);
  }
  return Math.min(most, Math.ceil((widest || fullRow(rowLength, "ltr")) / STEP) * STEP);
}

/** About how wide a text is set, in ems. Nothing beyond `most` is added up. */
export function textMeasure(text: string, most: number): number {
  let width = 0;
  for (let index = 0; index < text.length && width < most; index += 1) {
    width += characterMeasure(text.charCodeAt(index));
  }
  return width;
}

/** A row length that can be drawn: one that is no positive number becomes a single character. */
function countOf(rowLength: number): number {
  return rowLength >= 1 && Number.isFinite(rowLength) ? rowLength : 1;
}

const NARROW = new Set(Array.from(" !'(),-./:;I[]fijlrt|", codeOf));
const WIDE = new Set(Array.from("@MW%mwÆŒœæ", codeOf));

/** Where Latin letters and signs end; their widths are looked up, since each keystroke asks for thousands. */
const LATIN_END = 0x250;
const latin = Float32Array.from({ length: LATIN_END }, (_, unit) => latinMeasure(unit));

function latinMeasure(unit: number): number {
  if (NARROW.has(unit)) return 0.37;
  if (WIDE.has(unit)) return WIDEST;
  const capital = (unit >= 0x41 && unit <= 0x5a) || (unit >= 0xc0 && unit <= 0xde);
  return capital ? 0.74 : 0.58;
}

function characterMeasure(unit: number): number {
  if (unit < LATIN_END) return latin[unit] ?? WIDEST;
  if (isCombining(unit)) return 0;
  return unit >= 0x600 && unit < 0x780 ? 0.44 : 0.8;
}

/** Accents that come as letters of their own, and Arabic vowel signs. */
function isCombining(unit: number): boolean {
  return (unit >= 0x300 && unit <= 0x36f) || (unit >= 0x64b && unit <= 0x65f) || unit === 0x670;
}

function codeOf(letter: string): number {
  return letter.charCodeAt(0);
}
