/** Orders of line ads within a heading: by arrival, dearest first, or by their first words. */
export const AD_ORDERS = ["arrival", "price", "alphabet"] as const;
export type AdOrder = (typeof AD_ORDERS)[number];

/**
 * Limits of a newspaper's page, in millimetres (docs/domain/editions.md#pages-of-an-edition). A gutter
 * narrower than 4 mm would widen canvases by a column.
 */
export const PAGE_LIMITS = {
  height: { least: 250, most: 600 },
  columns: { least: 3, most: 9 },
  gutter: { least: 4, most: 10 },
} as const;

/** Texts of the house that a newspaper may have for rooms that no ad fills, and characters of each. */
export const FILLER_LIMITS = { most: 12, longest: 160 } as const;

/** Pages of an edition at most, and module rows of a page. */
export const EDITION_LIMITS = { pages: 400, rows: 20 } as const;

/** Bytes of an issue's file at most and of the pieces in which it is sent, and its pages at most. */
export const ISSUE_LIMITS = {
  bytes: 300 * 1024 * 1024,
  piece: 4 * 1024 * 1024,
  pages: 200,
} as const;

/** Lists the pages of an issue that an ad stands on, in words, such as «12 et 13». */
export const listPages = (pages: Iterable<number>, language: "fr" | "ar"): string =>
  new Intl.ListFormat(`${language}-MA`).format(Array.from(pages, String));
