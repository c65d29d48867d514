import type { AdRow } from "@parution/kit/ad-canvas";
import type { Formula } from "./price.ts";

/** Letters in a row of the Gazette's classified columns. */
export const ROW_LENGTH = 30;

/** Rows that every ad takes, and rows that it may take. */
export const MINIMUM_ROWS = 3;
export const ROW_LIMIT = 12;

/** Words, the longest cut where the column ends. */
function piecesOf(line: string): string[] {
  return line
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => word.match(new RegExp(`.{1,${ROW_LENGTH}}`, "gu")) ?? []);
}

function wrap(line: string): string[] {
  const rows: string[] = [];
  for (const piece of piecesOf(line)) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= ROW_LENGTH) {
      rows[rows.length - 1] = `${last} ${piece}`;
    } else {
      rows.push(piece);
    }
  }
  return rows;
}

/** The text row by row; blank lines are not printed. */
function setInColumn(text: string): AdRow[] {
  return text
    .split("\n")
    .flatMap((line) =>
      wrap(line).map((text, row, rows) => ({ text, continues: row < rows.length - 1 })),
    );
}

/** The first row of a bold ad stands out: in capitals, or between stars where a script has none. */
function standOut(row: string): string {
  const capitals = row.toLocaleUpperCase("fr");
  return capitals === row ? `★ ${row} ★` : capitals;
}

/** A number keeps its own direction between words of either script. */
const isolate = (number: string) => `\u2066${number}\u2069`;

/** The rows that the column prints for an ad, its telephone number last. */
export function printedRows(ad: { text: string; phone: string; formula: Formula }): AdRow[] {
  const [first, ...rest] = setInColumn(ad.text);
  if (!first) return [];
  const opening = ad.formula === "bold" ? { ...first, text: standOut(first.text) } : first;
  const written = [opening, ...rest];
  return ad.phone ? [...written, { text: isolate(ad.phone) }] : written;
}
