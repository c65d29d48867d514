import type { Language } from "@parution/contract/call";
import {
  adFault,
  COLUMN_WIDTH,
  DEFAULT_FORMAT,
  type Heading,
  type Layout,
  type LineAd,
  layOut,
  MODULE_GAP,
  MODULE_HEIGHT,
  type ModularAd,
  moduleRows,
  type PageFormat,
  type Piece,
  pageArea,
} from "@parution/pagination";
import { type PrintedAd, type Sheet, sheetOf } from "../proof/index.ts";
import type { EditionAd, FormatRow } from "./queries.ts";

/** A newspaper as its pages name it. */
export interface Newspaper {
  readonly id: number;
  readonly slug: string;
  readonly label: string;
  /** Language of the newspaper, in which its pages are set. */
  readonly language: Language;
  readonly format: PageFormat;
}

/** Texts of the house until a newspaper writes its own. */
const FILLERS: Readonly<Record<Language, readonly string[]>> = {
  fr: ["Votre annonce ici : passez-la en ligne, elle paraît sous deux jours."],
  ar: ["إعلانكم هنا: انشروه عبر الإنترنت، يصدر في يومين."],
};

/** A newspaper with its page; the usual one where it has none of its own. */
export function newspaperOf(row: FormatRow): Newspaper {
  const { id, slug, language, height_mm, columns, gutter_mm, ad_order, fillers } = row;
  const isOwn = height_mm !== null && columns !== null && gutter_mm !== null && ad_order !== null;
  return {
    id,
    slug,
    language,
    label: language === "ar" ? row.label_ar : row.label_fr,
    format: isOwn
      ? { height: height_mm, columns, gutter: gutter_mm, order: ad_order, fillers: fillers ?? [] }
      : { ...DEFAULT_FORMAT, fillers: FILLERS[language] },
  };
}

/** Columns and modules of a page, in millimetres, and how many modules stand one above the other. */
export interface Measures {
  readonly columnWidth: number;
  readonly moduleHeight: number;
  readonly moduleGap: number;
  readonly moduleRows: number;
}

export const measuresOf = (format: PageFormat): Measures => ({
  columnWidth: COLUMN_WIDTH,
  moduleHeight: MODULE_HEIGHT,
  moduleGap: MODULE_GAP,
  moduleRows: moduleRows(format),
});

/** An edition's ads as they are laid out. */
export interface LaidOut {
  readonly layout: Layout;
  /** Paper and columns, in millimetres. */
  readonly area: ReturnType<typeof pageArea>;
  readonly measures: Measures;
  /** Data of each ad for the typesetter, by its id. */
  readonly sheets: ReadonlyMap<number, Sheet>;
  /** Ads that fit no page of the newspaper. */
  readonly leftOut: readonly EditionAd[];
}

/** Lays the ads of an edition out on its newspaper's pages. */
export function layOutAds(newspaper: Newspaper, ads: readonly EditionAd[]): LaidOut {
  const { format, language } = newspaper;
  const sheets = new Map<number, Sheet>();
  const [lines, modules, leftOut]: [LineAd[], ModularAd[], EditionAd[]] = [[], [], []];
  for (const ad of ads) {
    const sheet = sheetOf(printed(ad, newspaper));
    const placed = { id: ad.id, headingId: ad.heading_id };
    if (sheet.kind === "line") {
      const line = { ...placed, rows: sheet.rows, price: ad.total };
      if (adFault(line, sheet.width, format) === null) lines.push(line);
      else leftOut.push(ad);
    } else {
      const module = { ...placed, width: sheet.width, height: sheet.height, ...positionOf(ad) };
      if (adFault(module, sheet.width, format) === null) modules.push(module);
      else leftOut.push(ad);
    }
    sheets.set(ad.id, sheet);
  }
  const headings = headingsOf(ads);
  const layout = layOut({ headings, lines, modules, format, language });
  return { layout, area: pageArea(format), measures: measuresOf(format), sheets, leftOut };
}

/**
 * Pages with some of their ads alone, and nothing of the others: their room stays empty, and nothing moves. Pages without any are left
 * out.
 */
export function onlyAds(
  { layout, sheets, ...laidOut }: LaidOut,
  ads: readonly EditionAd[],
): LaidOut {
  const ids = new Set(ads.map(({ id }) => id));
  const isLeft = (piece: Piece) => !("adId" in piece) || ids.has(piece.adId);
  const left = layout.pages.map((page) => ({ ...page, pieces: page.pieces.filter(isLeft) }));
  const headings = new Set(
    left.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => (piece.kind === "rows" ? piece.headingId : [])),
    ),
  );
  // A bar stays with any ad of its heading: the first of them may have been below it, and the others follow.
  const pages = left
    .filter(({ pieces }) => pieces.some((piece) => "adId" in piece))
    .map((page) => ({
      ...page,
      pieces: page.pieces.filter((one) => one.kind !== "bar" || headings.has(one.headingId)),
    }));
  return {
    ...laidOut,
    layout: { ...layout, pages },
    sheets: new Map([...sheets].filter(([id]) => ids.has(id))),
  };
}

/** Headings of ads in their order. */
export function headingsOf(ads: readonly EditionAd[]): Heading[] {
  const labels = new Map(ads.map(({ heading_id, heading }) => [heading_id, heading]));
  return [...labels].map(([id, label]) => ({ id, label }));
}

function positionOf({ placed_page, placed_column, placed_row }: EditionAd) {
  if (placed_page === null || placed_column === null || placed_row === null) return {};
  return { position: { page: placed_page, column: placed_column, row: placed_row } };
}

function printed(ad: EditionAd, { slug, label, language }: Newspaper): PrintedAd {
  return {
    supportSlug: slug,
    supportName: label,
    language,
    heading: ad.heading,
    format: ad.format === "L" ? "line" : "modular",
    paperContent: ad.paper_content,
    wordBreak: ad.word_break,
    width: ad.width_mm,
    height: ad.height_mm,
  };
}
