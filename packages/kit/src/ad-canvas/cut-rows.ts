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
  /**
   * Row ends by the terms of CSS: `break-all` after any character, `break-word` at a space, so that
   * a word breaks only if it is longer than a row; `break-all` by default.
   */
  wordBreak?: "break-all" | "break-word";
}

/** Created for the first line that is longer than a row, since loading segmentation data takes long. */
let segmenter: Intl.Segmenter | undefined;

function charactersOf(line: string): string[] {
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  return Array.from(segmenter.segment(line), ({ segment }) => segment);
}

const isSpace = (character: string | undefined) => character === " " || character === "\t";

/**
 * End of a row that keeps its last word whole: after the last space of the row, where the word behind it fits a row. Spaces
 * count as characters, so there are never fewer rows than by cutting after any character.
 */
function rowEnd(characters: readonly string[], row: number, rowLength: number): number {
  const full = row + rowLength;
  if (full >= characters.length || isSpace(characters[full])) return full;
  let word = full;
  while (word > row && !isSpace(characters[word - 1])) word -= 1;
  // No further than a row: a text of one endless word is not read to its end at each of its rows.
  let wordEnd = full;
  while (
    wordEnd < characters.length &&
    !isSpace(characters[wordEnd]) &&
    wordEnd - word <= rowLength
  ) {
    wordEnd += 1;
  }
  return word > row && wordEnd - word <= rowLength ? word : full;
}

/** A line in rows of a length; an empty line is a row. */
function cutLine(line: string, rowLength: number, wordBreak: RowCutting["wordBreak"]): string[] {
  // A character has at least one code unit: most lines need no counting.
  if (line.length <= rowLength) return [line];
  const characters = charactersOf(line);
  const rows: string[] = [];
  for (let row = 0; row < characters.length; ) {
    const end = wordBreak === "break-word" ? rowEnd(characters, row, rowLength) : row + rowLength;
    rows.push(characters.slice(row, end).join(""));
    row = end;
  }
  return rows;
}

/**
 * Cuts the text of a line ad into the rows that are billed and shown. Each line of the text fills at least one row. A space
 * has no width at the end of a row, nor at the beginning of one that continues a line. A row runs in the direction of its
 * line's first letter, a line without letters in that of the line above.
 */
export function cutRows(
  text: string,
  { rowLength, minimumRows = 1, reading = "ltr", wordBreak = "break-all" }: RowCutting,
): AdRow[] {
  const length = rowLength >= 1 ? Math.floor(rowLength) : 1;
  let direction = reading;
  const rows: AdRow[] = text.split(/\r?\n/).flatMap((line) => {
    direction = directionOf(line) ?? direction;
    const lineRows = cutLine(line, length, wordBreak);
    return lineRows.map((row, index) => ({
      text: index === 0 ? row.trimEnd() : row.trim(),
      direction,
      continues: index < lineRows.length - 1,
    }));
  });
  while (rows.length < minimumRows) rows.push({ text: "", direction, continues: false });
  return rows;
}
