import type { TextDirection } from "../language/index.ts";

/** Width of a usual character in each script, in ems: a full row is set to as many of these. */
const USUAL = { ltr: 0.53, rtl: 0.42 };

/** How much wider a capital is. */
const CAPITAL = 0.21;

const CAPITALS = /\p{Lu}/gu;

/** Accents and vowel signs take no room of their own. */
const MARKS = /\p{M}/gu;

/** A row as far as its measure goes. */
interface MeasuredRow {
  text: string;
  direction: TextDirection | undefined;
}

/** The measure of a full row in its own script, in ems. */
export function fullRow(rowLength: number, direction: TextDirection | undefined): number {
  return countOf(rowLength) * USUAL[direction ?? "ltr"];
}

/** The column grows by as many ems: by less it would tremble with the letters. */
const STEP = 3;

/** As much of a row may reach into the margin, in ems, before the column grows for it. */
const GIVE = 0.75;

/**
 * A width, in ems, that holds every row that keeps to its length: reckoned from the letters, so
 * that the browser need not set all rows to find the widest.
 */
export function columnMeasure(rows: readonly MeasuredRow[], rowLength: number): number {
  let widest = 0;
  for (const { text, direction } of rows) {
    if (text === "" || isTooLong(text, rowLength)) continue;
    widest = Math.max(widest, fullRow(rowLength, direction), ownMeasure(text, direction));
  }
  const needed = (widest || fullRow(rowLength, "ltr")) - GIVE;
  return Math.max(1, Math.ceil(needed / STEP) * STEP);
}

/** Measures of rows that stand, or stood a moment ago: typing changes one of many. */
const measured = new Map<string, number>();
const MOST_MEASURED = 512;

function ownMeasure(text: string, direction: TextDirection = "ltr"): number {
  const key = `${direction} ${text}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  const measure = lengthOf(text) * USUAL[direction] + matches(text, CAPITALS) * CAPITAL;
  if (measured.size >= MOST_MEASURED) measured.clear();
  measured.set(key, measure);
  return measure;
}

/** Whether a row is longer than rows may be: it then breaks and goes on below. */
export function isTooLong(text: string, rowLength: number): boolean {
  return text.length > rowLength && lengthOf(text) > rowLength;
}

/** A row length that can be drawn: one that is no positive number becomes a single character. */
function countOf(rowLength: number): number {
  return rowLength >= 1 && Number.isFinite(rowLength) ? rowLength : 1;
}

function lengthOf(text: string): number {
  return text.length - matches(text, MARKS);
}

function matches(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
