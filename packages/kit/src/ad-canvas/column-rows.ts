import type { TextDirection } from "../language/index.ts";
import type { AdRow } from "./ad-content.ts";
import { rowDirections } from "./row-directions.ts";

/** A row as the column sets it. */
export interface ColumnRow {
  text: string;
  direction: TextDirection | undefined;
  /** Whether the line goes on in the next row: such a row is full and set to the column's width. */
  continues: boolean;
}

/** Enough for any newspaper's minimum; more is a mistake that should not fill the page. */
const MOST_EMPTY_ROWS = 100;

/** All rows of the column: those that are written, then empty ones up to the minimum. */
export function columnRows(rows: readonly AdRow[], minimumRows = 0): ColumnRow[] {
  const directions = rowDirections(rows);
  const written = rows.map(({ text, lineIndex }, index) => ({
    text,
    direction: directions[index],
    continues: rows[index + 1]?.lineIndex === lineIndex,
  }));
  const missing = Math.min(Math.max(0, minimumRows - rows.length), MOST_EMPTY_ROWS);
  const empty = { text: "", direction: undefined, continues: false };
  return [...written, ...Array.from({ length: missing || 0 }, () => empty)];
}

/** Whether there is nothing to read in any row. */
export function isBlank(rows: readonly AdRow[]): boolean {
  return rows.every(({ text }) => text.trim() === "");
}
