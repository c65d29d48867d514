import type { Ink, RowPictures, RowPlace } from "./ink.ts";

/** Difference between a row in print and on the screen. */
export interface RowDifference {
  /** Shift of the ink's start and end to the right, in em. */
  readonly start: number;
  readonly end: number;
  /** Shift of the row downwards, in em. */
  readonly below: number;
  /** Ink in print for one of the screen. */
  readonly weight: number;
  /** Ink that has none of the other picture beside it: the most in any piece as wide as it is high, as a share of its ground. */
  readonly strays: number;
}

/** Ems of a row's height. */
const ROW_HEIGHT = 1.375;

/** Pixels around ink that count as its place, on either side. */
const NEAR = 2;
/** Darkness from which on a pixel is ink; from that on it is the smoothed edge of some. */
const INK = 150;
const EDGE = 80;

/** Vertical search range of a row, in em: the screen aligns baselines to whole pixels. */
const SEARCHED = 0.12;

/** Compares rows where they stand in their columns: they may stand lower or higher, never further left or right. */
export function compareRows(shown: RowPictures, printed: RowPictures): RowDifference[] {
  return shown.rows.map((row, index) => {
    const other = printed.rows[index];
    if (other === undefined) throw new RangeError(`Row ${index + 1} is not printed.`);
    const em = row.height / ROW_HEIGHT;
    return differenceOf(cut(shown.ink, row, 0), findRow(shown.ink, row, printed.ink, other), em);
  });
}

function differenceOf(shown: Ink, { row, down }: FoundRow, em: number): RowDifference {
  const [from, to] = [extentOf(shown), extentOf(row)];
  const [ink, inkOfPrint] = [sumOf(shown), sumOf(row)];
  return {
    start: (to.start - from.start) / em,
    end: (to.end - from.end) / em,
    below: down / em,
    weight: ink === inkOfPrint ? 1 : inkOfPrint / ink,
    strays: Math.max(straysOf(shown, row, em), straysOf(row, shown, em)),
  };
}

interface FoundRow {
  readonly row: Ink;
  /** Pixels below its place. */
  readonly down: number;
}

/** The row of print at the height at which it resembles the row on the screen most. */
function findRow(shown: Ink, place: RowPlace, printed: Ink, other: RowPlace): FoundRow {
  const one = cut(shown, place, 0);
  const most = Math.round((SEARCHED * place.height) / ROW_HEIGHT);
  const found = Array.from({ length: 2 * most + 1 }, (_, step) => {
    const row = cut(printed, { ...other, width: place.width, height: place.height }, step - most);
    return { row, down: step - most, apart: apart(one, row) };
  });
  return found.reduce((best, tried) => (tried.apart < best.apart ? tried : best));
}

/** A row's part of a picture, with the pixels near it. */
function cut(ink: Ink, { left, top, width, height }: RowPlace, down: number): Ink {
  const [first, above] = [Math.round(left) - NEAR, Math.round(top) + down - NEAR];
  const part = { width: Math.round(width) + 2 * NEAR, height: Math.floor(height) + 2 * NEAR };
  const data = new Uint8Array(part.width * part.height);
  for (let y = 0; y < part.height; y += 1) {
    for (let x = 0; x < part.width; x += 1) {
      const [column, line] = [first + x, above + y];
      if (column < 0 || line < 0 || column >= ink.width || line >= ink.height) continue;
      data[y * part.width + x] = ink.data[line * ink.width + column] ?? 0;
    }
  }
  return { ...part, data };
}

const sumOf = ({ data }: Ink): number => data.reduce((sum, value) => sum + value, 0);

const apart = (one: Ink, other: Ink): number =>
  one.data.reduce((sum, value, index) => sum + Math.abs(value - (other.data[index] ?? 0)), 0);

/** The first and the last column with ink. */
function extentOf({ width, data }: Ink): { start: number; end: number } {
  let [start, end] = [width, 0];
  for (const [index, value] of data.entries()) {
    if (value <= INK) continue;
    start = Math.min(start, index % width);
    end = Math.max(end, index % width);
  }
  return end < start ? { start: 0, end: 0 } : { start, end };
}

/** The strays of a row in any em of it. */
function straysOf({ width, height, data }: Ink, other: Ink, em: number): number {
  const ofColumns = new Float64Array(width);
  for (let y = NEAR; y < height - NEAR; y += 1) {
    for (let x = NEAR; x < width - NEAR; x += 1) {
      const ink = data[y * width + x] ?? 0;
      if (ink > INK && !hasInkNear(other, x, y)) ofColumns[x] = (ofColumns[x] ?? 0) + ink;
    }
  }
  let [inEm, most] = [0, 0];
  for (const [x, strays] of ofColumns.entries()) {
    inEm += strays - (ofColumns[x - Math.round(em)] ?? 0);
    most = Math.max(most, inEm);
  }
  return most / (em * em * 255);
}

function hasInkNear({ width, data }: Ink, x: number, y: number): boolean {
  for (let line = y - NEAR; line <= y + NEAR; line += 1) {
    for (let column = x - NEAR; column <= x + NEAR; column += 1) {
      if ((data[line * width + column] ?? 0) > EDGE) return true;
    }
  }
  return false;
}
