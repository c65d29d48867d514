import { directionOf, type TextDirection } from "../language/index.ts";
import type { AdRow } from "./ad-content.ts";

/** Rules by which a text becomes rows. */
export interface RowCutting {
  /** Characters in a row, as readers perceive them: a letter with its vowel signs is one. */
  rowLength: number;
  /** The fewest rows: empty ones are added, as they are billed; 1 by default. */
  minimumRows?: number;
  /** Direction of a text without letters; `ltr` by default. */
  reading?: TextDirection;
}

/** Created for the first line that is longer than a row, since loading segmentation data takes long. */
let segmenter: Intl.Segmenter | undefined;

function charactersOf(line: string): string[] {
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  return Array.from(segmenter.segment(line), ({ segment }) => segment);
}

/** A line in rows of a length, which may break within words; an empty line is a row. */
function cutLine(line: string, rowLength: number): string[] {
  // A character has at least one code unit: most lines need no counting.
  if (line.length <= rowLength) return [line];
  const characters = charactersOf(line);
  const count = Math.ceil(characters.length / rowLength);
  return Array.from({ length: count }, (_, row) =>
    characters.slice(row * rowLength, (row + 1) * rowLength).join(""),
  );
}

/**
 * Cuts the text of a line ad into the rows that are billed and shown. Each line of the text fills at least one row. A space
 * has no width at the end of a row, nor at the beginning of one that continues a line. A row runs in the direction of its
 * line's first letter, a line without letters in that of the line above.
 */
export function cutRows(
  text: string,
  { rowLength, minimumRows = 1, reading = "ltr" }: RowCutting,
): AdRow[] {
  const length = rowLength >= 1 ? Math.floor(rowLength) : 1;
  let direction = reading;
  const rows: AdRow[] = text.split(/\r?\n/).flatMap((line) => {
    direction = directionOf(line) ?? direction;
    const lineRows = cutLine(line, length);
    return lineRows.map((row, index) => ({
      text: index === 0 ? row.trimEnd() : row.trim(),
      direction,
      continues: index < lineRows.length - 1,
    }));
  });
  while (rows.length < minimumRows) rows.push({ text: "", direction, continues: false });
  return rows;
}
