import { rowDirections, type TextDirection } from "./directions.ts";
import { ROW_LENGTH } from "./limits.ts";
import { billedLines, printable, printedRows, type WordBreak } from "./lines.ts";

/** A row of a line ad as preview, recap, proof and daily page set it. */
export interface AdRow {
  readonly text: string;
  readonly direction: TextDirection;
  /** True when its line goes on in the next row: it is then set to the full measure. */
  readonly continues: boolean;
}

/** Setting of rows, on the screen and on paper. Widths are in ems. */
export const ROW_SETTING = {
  /** Characters in a full row. */
  rowLength: ROW_LENGTH,
  /** The room of a character: a full row is as wide as so many of these. */
  letterWidth: { ltr: 0.53, rtl: 0.42 },
  /** Height of a row, in ems of its type. */
  lineHeight: 1.375,
  /** A row that goes on is justified from this share of its measure on; a shorter one has few words to part. */
  justifiedFrom: 0.75,
} as const;

/** The rows of a line ad, as many as are billed. `reading`: the direction of a text without letters. */
export function adRows(
  text: string,
  reading: TextDirection,
  wordBreak: WordBreak = "break-all",
): AdRow[] {
  const rows = printedRows(text, wordBreak);
  const directions = rowDirections(rows, reading);
  const set = rows.map((row, index) => ({
    text: row.text,
    direction: directions[index] ?? reading,
    continues: rows[index + 1]?.lineIndex === row.lineIndex,
  }));
  const missing = billedLines(rows.length) - rows.length;
  const empty = { text: "", direction: set.at(-1)?.direction ?? reading, continues: false };
  return [...set, ...Array.from({ length: missing }, () => empty)];
}

/** A text of several lines as print and preview set it. */
export const printableText = (text: string): string =>
  text.split(/\r?\n/).map(printable).join("\n");

/**
 * Typesetting of a modular ad, on the screen and on paper. Its parts keep these sizes where they fit in the frame; else type
 * and gaps shrink together, by as few steps as it takes, down to the smallest share.
 */
export const MODULE_SETTING = {
  /** Millimetres between the frame and its parts; it does not shrink. */
  inset: 3,
  /** Millimetres between the parts, and between the footer's rule and its text. */
  gap: 2,
  ruleGap: 1,
  /** Millimetres of an em, and ems of a line's height. */
  type: {
    title: { size: 5.4, leading: 1.25 },
    body: { size: 3.1, leading: 1.375 },
    footer: { size: 2.7, leading: 1.375 },
  },
  shrinkStep: 0.02,
  smallest: 0.4,
} as const;

/** A part of a modular ad as print and preview set it: without empty lines before and after. */
export const moduleText = (text: string): string =>
  text.trim().split(/\r?\n/).map(printable).join("\n");
