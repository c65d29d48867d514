import { getDocumentProxy } from "unpdf";

/** One line of print. */
export interface PrintedRow {
  /** Height of its baseline above the page's foot, in points. */
  readonly baseline: number;
  /** As a reader's software finds it, spaces at either end apart. */
  readonly text: string;
}

/** The lines of print of a document's first page, from the top. */
export async function readRows(pdf: Uint8Array): Promise<PrintedRow[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) => ("str" in item ? [pieceOf(item)] : []));
  const rows = Map.groupBy(pieces, ({ baseline }) => Math.round(baseline));
  return [...rows]
    .toSorted(([one], [other]) => other - one)
    .map(([baseline, row]) => ({ baseline, text: textOf(row) }))
    .filter(({ text }) => text !== "");
}

interface Piece {
  readonly baseline: number;
  readonly start: number;
  readonly text: string;
}

function pieceOf(item: { str: string; transform: number[] }): Piece {
  const [, , , , start = 0, baseline = 0] = item.transform;
  return { baseline, start, text: item.str };
}

function textOf(row: readonly Piece[]): string {
  return row
    .toSorted((one, other) => one.start - other.start)
    .map(({ text }) => text)
    .join("")
    .trim();
}

/** The letters and signs of a row in sorted order, by which rows in two scripts are compared. */
export function lettersOf(text: string): string {
  return [...text.replaceAll(/[\s\p{Cf}]/gu, "")].toSorted().join("");
}
