import { type AdOrder, PAGE_LIMITS } from "@parution/rules/publication";
import { LayoutError } from "./errors.ts";

/** Millimetres of a column of line ads and of a module, as canvases count them (docs/domain/catalogue.md#canvases). */
export const COLUMN_WIDTH = 50;
export const MODULE_HEIGHT = 35;
/** Millimetres between two modules, one above the other. */
export const MODULE_GAP = 4;

/** Millimetres of paper around the columns; running head and folio stand in them. */
const MARGINS = { side: 12, top: 20, bottom: 14 } as const;

/** Module rows that the masthead takes on the first page. */
export const MASTHEAD_ROWS = 1;

/** Millimetres between an ad's rows and its block, on every side, as documents set it. */
export const AD_INSET = 1.5;

/** Page of a newspaper. Lengths are millimetres. */
export interface PageFormat {
  /** Height of the paper. */
  readonly height: number;
  readonly columns: number;
  /** Between two columns. */
  readonly gutter: number;
  /** Order of line ads within a heading. */
  readonly order: AdOrder;
  /** Texts of the house for rooms that no ad fills. */
  readonly fillers: readonly string[];
}

export const DEFAULT_FORMAT: PageFormat = {
  height: 430,
  columns: 5,
  gutter: 4,
  order: "arrival",
  fillers: [],
};

/** @throws LayoutError `format` outside {@link PAGE_LIMITS}. */
export function checkFormat(format: PageFormat): void {
  const isWithin = (["height", "columns", "gutter"] as const).every(
    (name) => format[name] >= PAGE_LIMITS[name].least && format[name] <= PAGE_LIMITS[name].most,
  );
  if (!isWithin || !Number.isInteger(format.columns)) throw new LayoutError("format");
}

/** Module rows of a page. */
export function moduleRows({ height }: PageFormat): number {
  const room = height - MARGINS.top - MARGINS.bottom;
  return Math.floor((room + MODULE_GAP) / (MODULE_HEIGHT + MODULE_GAP));
}

/** Millimetres from the top of a page's columns to a module row. */
export const rowTop = (row: number): number => row * (MODULE_HEIGHT + MODULE_GAP);

/** Millimetres that so many module rows take. */
export const rowsHeight = (rows: number): number => rowTop(rows) - MODULE_GAP;

/** Paper of a page, and its columns on it, in millimetres. */
export function pageArea(format: PageFormat) {
  const columns = widthOfColumns(format.columns, format);
  return {
    width: columns + 2 * MARGINS.side,
    height: format.height,
    x: MARGINS.side,
    y: MARGINS.top,
    columnsWidth: columns,
    columnsHeight: rowsHeight(moduleRows(format)),
  };
}

/** Millimetres of so many columns with the gutters between them. */
export const widthOfColumns = (count: number, { gutter }: PageFormat): number =>
  count * COLUMN_WIDTH + (count - 1) * gutter;

/** Columns and module rows that a frame takes. */
export function spanOf(
  frame: { readonly width: number; readonly height: number },
  page: PageFormat,
) {
  return {
    columns: Math.ceil((frame.width + page.gutter) / (COLUMN_WIDTH + page.gutter) - 1e-9),
    rows: Math.ceil((frame.height + MODULE_GAP) / (MODULE_HEIGHT + MODULE_GAP) - 1e-9),
  };
}
