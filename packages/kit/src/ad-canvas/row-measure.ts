import type { TextDirection } from "../language/index.ts";
import type { AdRow, RowSetting } from "./ad-content.ts";

/** Width of a usual character in each script, in ems, where the caller names none. */
const USUAL = { ltr: 0.53, rtl: 0.42 };
const JUSTIFIED_FROM = 0.75;

/** Accents, vowel signs, joiners and marks of direction take no room of their own. */
const MARKS = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** The measure of a full row in its own script, in ems. */
export function fullRow(
  { rowLength, letterWidth = USUAL }: RowSetting,
  direction: TextDirection | undefined,
): number {
  return countOf(rowLength) * letterWidth[direction ?? "ltr"];
}

/** The width of the column, in ems: narrower where all that is written is Arabic, whose letters are. */
export function columnMeasure(rows: readonly AdRow[], setting: RowSetting): number {
  const written = rows.filter(({ text }) => text !== "");
  const arabic = written.length > 0 && written.every(({ direction }) => direction === "rtl");
  return fullRow(setting, arabic ? "rtl" : "ltr");
}

/** Fit of a row: condensed where it is wider than the column, justified where its line continues. */
export interface RowFit {
  /** Horizontal scale below 1. */
  scale?: number;
  /** Added to each space, in ems. */
  wordSpacing?: number;
}

/** Fit of a row with a natural width, in em. */
export function fitRow(
  { text, direction, continues = false }: AdRow,
  natural: number,
  column: number,
  setting: RowSetting,
): RowFit {
  if (natural > column) return { scale: column / natural };
  const full = fullRow(setting, direction);
  const spaces = text.split(/[ \u00A0]/).length - 1;
  const least = (setting.justifiedFrom ?? JUSTIFIED_FROM) * full;
  if (!continues || spaces === 0 || natural >= full || natural <= least) return {};
  return { wordSpacing: (full - natural) / spaces };
}

/** True where a row exceeds the maximum length: it then breaks and continues below. */
export function isTooLong(text: string, rowLength: number): boolean {
  return text.length > rowLength && text.length - (text.match(MARKS)?.length ?? 0) > rowLength;
}

/** True where all rows are blank. */
export function isBlank(rows: readonly AdRow[]): boolean {
  return rows.every(({ text }) => text.trim() === "");
}

/** A row length that can be rendered: one that is no positive number becomes a single character. */
function countOf(rowLength: number): number {
  return rowLength >= 1 && Number.isFinite(rowLength) ? rowLength : 1;
}
