import { useLingui } from "@lingui/react/macro";
import { type PagePiece, PagePreview } from "@parution/kit/page-preview";
import {
  COLUMN_WIDTH,
  layOut,
  MODULE_GAP,
  MODULE_HEIGHT,
  moduleRows,
  type PageFormat,
  type Piece,
  pageArea,
} from "@parution/pagination";
import { type AdRow, adRows } from "@parution/rules/lines";
import { useMemo } from "react";

interface FormatSampleProps {
  format: PageFormat;
  /** Language of the newspaper. */
  language: "fr" | "ar";
}

const WORDS = {
  fr: {
    name: "L’Exemple",
    headings: ["Annonces légales", "Appels d’offres", "Immobilier"],
    text: "Société à responsabilité limitée au capital de 100 000 dirhams, siège social à Casablanca. ",
  },
  ar: {
    name: "المثال",
    headings: ["إعلانات قانونية", "طلبات العروض", "عقارات"],
    text: "شركة ذات مسؤولية محدودة رأسمالها 100 000 درهم، مقرها الاجتماعي بالدار البيضاء. ",
  },
} as const;

const LINES = 60;
const MODULES = [
  [2, 2],
  [1, 2],
  [3, 3],
  [1, 1],
] as const;

/** Sample ads on a page of a format, as it would be laid out. */
export function FormatSample({ format, language }: FormatSampleProps) {
  const { t } = useLingui();
  const pages = useMemo(() => sampleOf(format, language), [format, language]);
  const area = pageArea(format);
  return (
    <PagePreview
      label={t`Exemple`}
      pages={pages}
      paper={{
        paperWidth: area.width,
        paperHeight: area.height,
        x: area.x,
        y: area.y,
        width: area.columnsWidth,
        height: area.columnsHeight,
        columns: format.columns,
        columnWidth: COLUMN_WIDTH,
        gutter: format.gutter,
        rows: moduleRows(format),
        rowHeight: MODULE_HEIGHT,
        rowGap: MODULE_GAP,
        direction: language === "ar" ? "rtl" : "ltr",
      }}
      labels={{
        pages: t`Pages`,
        page: (number) => t`Page ${number}`,
        help: t`Les flèches vont d’une annonce à l’autre.`,
        moved: () => "",
        empty: t`Aucune page.`,
      }}
    />
  );
}

function sampleOf(format: PageFormat, language: "fr" | "ar") {
  const { headings, text, name } = WORDS[language];
  const reading = language === "ar" ? "rtl" : "ltr";
  const rows = new Map(
    Array.from({ length: LINES }, (_, index) => [
      index + 1,
      adRows(text.repeat(1 + ((index * 7) % 4)), reading),
    ]),
  );
  const { pages } = layOut({
    format,
    language,
    headings: headings.map((label, index) => ({ id: index + 1, label })),
    lines: [...rows].map(([id, own]) => ({
      id,
      rows: own,
      price: (id * 37) % 100,
      headingId: 1 + Math.floor(((id - 1) * headings.length) / LINES),
    })),
    modules: MODULES.map(([columns, height], index) => ({
      id: 1000 + index,
      headingId: 1 + (index % headings.length),
      width: columns * (COLUMN_WIDTH + MODULE_GAP) - MODULE_GAP,
      height: height * (MODULE_HEIGHT + MODULE_GAP) - MODULE_GAP,
    })),
  });
  return pages.map(({ number, pieces }) => ({
    number,
    pieces: [
      ...(number === 1 ? [mastheadOf(format, name)] : []),
      ...pieces.map((piece) => shownPiece(piece, rows)),
    ],
  }));
}

function mastheadOf(format: PageFormat, label: string): PagePiece {
  const { x, y, columnsWidth } = pageArea(format);
  return { kind: "masthead", label, x, y, width: columnsWidth, height: MODULE_HEIGHT };
}

function shownPiece(piece: Piece, ads: ReadonlyMap<number, readonly AdRow[]>): PagePiece {
  const { x, y, width, height } = piece;
  const box = { x, y, width, height };
  if (piece.kind === "bar") return { ...box, kind: "bar", label: piece.label };
  if (piece.kind === "filler") return { ...box, kind: "filler", label: piece.text ?? "" };
  const named = { id: String(piece.adId), label: String(piece.adId) };
  if (piece.kind === "rows") {
    const rows = ads.get(piece.adId)?.slice(piece.from, piece.to) ?? [];
    return { ...box, ...named, kind: "rows", rows, rowHeight: piece.rowHeight };
  }
  const { column, row, columns, rows: cellRows } = piece;
  return { ...box, ...named, kind: "module", rows: [], column, row, columns, cellRows };
}
