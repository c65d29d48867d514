import { type AdRow, graphemeCount, ROW_SETTING } from "@parution/rules/lines";
import { type AdOrder, EDITION_LIMITS } from "@parution/rules/publication";
import { LayoutError } from "./errors.ts";
import { AD_INSET, COLUMN_WIDTH } from "./format.ts";

/** Heading of an edition; their order in a list is their order in print. */
export interface Heading {
  readonly id: number;
  readonly label: string;
}

interface AnyAd {
  readonly id: number;
  readonly headingId: number;
}

/** A line ad: its rows as billed and proofed (`adRows` of `@parution/rules/lines`). */
export interface LineAd extends AnyAd {
  readonly rows: readonly AdRow[];
  /** Centimes. */
  readonly price: number;
}

/** A modular ad in its frame, in millimetres. */
export interface ModularAd extends AnyAd {
  readonly width: number;
  readonly height: number;
  /**
   * Position where someone put the ad; it is placed by itself otherwise. Numbers from 1, columns in the
   * direction of reading.
   */
  readonly position?: { readonly page: number; readonly column: number; readonly row: number };
}

/** Ads of an edition. Ids rise with arrival. */
export interface EditionAds {
  readonly headings: readonly Heading[];
  readonly lines: readonly LineAd[];
  readonly modules: readonly ModularAd[];
}

/** Bounds of an edition: its cost is known before work begins. */
export const MOST_ADS = 4000;
export const MOST_ROWS = 60_000;
export const MOST_PAGES = EDITION_LIMITS.pages;

/** @throws LayoutError beyond the bounds, and for an ad of a heading that is not among the headings. */
export function checkAds({ headings, lines, modules }: EditionAds): void {
  if (lines.length + modules.length > MOST_ADS) throw new LayoutError("too-many-ads");
  if (lines.reduce((sum, { rows }) => sum + rows.length, 0) > MOST_ROWS) {
    throw new LayoutError("too-many-rows");
  }
  const known = new Set(headings.map(({ id }) => id));
  const stray = [...lines, ...modules].find(({ headingId }) => !known.has(headingId));
  if (stray !== undefined) throw new LayoutError("unknown-heading", stray.id);
}

/**
 * Millimetres of a row, as documents and preview set it: the type is as large as a full row of the column allows, which in
 * an ad of Arabic alone is larger (docs/decisions/0011-proofs.md).
 */
export function rowHeightOf(rows: readonly AdRow[]): number {
  const isArabic = rows.every(({ direction, text }) => direction === "rtl" || text === "");
  const letter = ROW_SETTING.letterWidth[isArabic ? "rtl" : "ltr"];
  const size = (COLUMN_WIDTH - 2 * AD_INSET) / (ROW_SETTING.rowLength * letter);
  return size * ROW_SETTING.lineHeight;
}

/** Characters of a heading's label in one line of its bar. */
const BAR_LINE = 24;

/** Millimetres of a heading's bar: a long label takes two lines. */
export const barHeightOf = ({ label }: Heading): number =>
  graphemeCount(label) > BAR_LINE ? 11 : 7;

const firstWords = (ad: LineAd) =>
  ad.rows.map(({ text }) => text).find((text) => text !== "") ?? "";

/** Line ads of a heading in the order of the newspaper; equal ones by arrival. */
export function inOrder(ads: readonly LineAd[], order: AdOrder, locale: string): LineAd[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  const rules: Readonly<Record<AdOrder, (a: LineAd, b: LineAd) => number>> = {
    arrival: () => 0,
    price: (a, b) => b.price - a.price,
    alphabet: (a, b) => collator.compare(firstWords(a), firstWords(b)),
  };
  return ads.toSorted((a, b) => rules[order](a, b) || a.id - b.id);
}
