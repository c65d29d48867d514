import { getDocumentProxy } from "unpdf";

/** One line of print. */
export interface PrintedRow {
  /** Height of its baseline above the page's foot, in points. */
  readonly baseline: number;
  /** Text as a reader's software finds it, spaces at either end apart. */
  readonly text: string;
}

/**
 * The lines of print of a document's first page, from the top.
 * @param gap points between two words from which they stand in different columns; a page of one column by default
 */
export async function readRows(
  pdf: Uint8Array,
  gap = Number.POSITIVE_INFINITY,
): Promise<PrintedRow[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) => ("str" in item ? [pieceOf(item)] : []));
  const rows = Map.groupBy(pieces, ({ baseline }) => Math.round(baseline));
  return [...rows]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([baseline, row]) =>
      columnsOf(row, gap).map((column) => ({ baseline, text: textOf(column) })),
    )
    .filter(({ text }) => text !== "");
}

interface Piece {
  readonly baseline: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function pieceOf(item: { str: string; width: number; transform: number[] }): Piece {
  const [, , , , start = 0, baseline = 0] = item.transform;
  return { baseline, start, end: start + item.width, text: item.str };
}

/** Pieces of a line from left to right, parted where they are so far from each other. */
function columnsOf(row: readonly Piece[], gap: number): Piece[][] {
  const columns: Piece[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of row.toSorted((one, other) => one.start - other.start)) {
    const column = columns.at(-1);
    const isBlank = piece.text.trim() === "";
    if (column === undefined || (!isBlank && piece.start - end > gap)) columns.push([piece]);
    else column.push(piece);
    if (!isBlank) end = Math.max(end, piece.end);
  }
  return columns;
}

const textOf = (row: readonly Piece[]): string =>
  row
    .map(({ text }) => text)
    .join("")
    .trim();

/** The letters and signs of a row in sorted order, by which rows in two scripts are compared. */
export function lettersOf(text: string): string {
  return [...text.replaceAll(/[\s\p{Cf}]/gu, "")].toSorted().join("");
}
