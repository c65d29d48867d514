import type { PagePaper, PagePiece, PreviewedPage } from "@parution/kit/page-preview";
import type { EditionPages } from "./editions.data.ts";

type Page = EditionPages["pages"][number];

/** Paper of an edition for its preview. */
export function paperOf({ paper, format, support }: EditionPages): PagePaper {
  return {
    paperWidth: paper.width,
    paperHeight: paper.height,
    x: paper.x,
    y: paper.y,
    width: paper.columnsWidth,
    height: paper.columnsHeight,
    columns: format.columns,
    columnWidth: paper.columnWidth,
    gutter: format.gutter,
    rows: paper.moduleRows,
    rowHeight: paper.moduleHeight,
    rowGap: paper.moduleGap,
    direction: support.language === "ar" ? "rtl" : "ltr",
  };
}

/** Pages of an edition for its preview; `note` is the share of each that ads fill. */
export function previewOf(edition: EditionPages, note: (share: number) => string): PreviewedPage[] {
  const ads = new Map(edition.ads.map((ad) => [ad.id, ad]));
  return edition.pages.map(({ number, filled, pieces }) => ({
    number,
    note: note(filled / 100),
    pieces: [
      ...(number === 1 ? [mastheadOf(edition)] : []),
      ...pieces.map((piece) => pieceOf(piece, ads)),
    ],
  }));
}

/** The name of the newspaper in the first row of modules. */
const mastheadOf = ({ paper, support }: EditionPages): PagePiece => ({
  kind: "masthead",
  label: support.name,
  x: paper.x,
  y: paper.y,
  width: paper.columnsWidth,
  height: paper.moduleHeight,
});

function pieceOf(
  piece: Page["pieces"][number],
  ads: ReadonlyMap<number, EditionPages["ads"][number]>,
): PagePiece {
  const { x, y, width, height } = piece;
  const box = { x, y, width, height };
  if (piece.kind === "bar" || piece.kind === "filler") {
    return { ...box, kind: piece.kind, label: piece.text ?? "" };
  }
  const ad = ads.get(piece.adId ?? 0);
  const named = { id: String(piece.adId), label: [ad?.reference, ad?.title].join(" · ") };
  const rows = ad?.rows ?? [];
  if (piece.kind === "rows") {
    const shown = rows.slice(piece.from ?? 0, piece.to ?? 0);
    return { ...box, ...named, kind: "rows", rows: shown, rowHeight: piece.rowHeight ?? 1 };
  }
  const { column, row, columns, rows: cellRows } = piece;
  return {
    ...box,
    ...named,
    kind: "module",
    rows,
    column,
    row: row ?? 1,
    columns: columns ?? 1,
    cellRows: cellRows ?? 1,
  };
}
