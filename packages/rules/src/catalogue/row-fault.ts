import type { CatalogueValues } from "./cell-fault.ts";
import type { CatalogueTableName } from "./tables.ts";

/** Fault of a row whose cells are each right, at one of them. */
export interface RowFault {
  readonly column: string;
  readonly fault:
    | "end"
    /** The farthest day comes before the nearest. */
    | "window"
    /** The newspaper does not sell the heading. */
    | "unsold"
    /** A newspaper at a fixed price sells by the date alone. */
    | "fixed-price"
    /** Colour is a choice of modular print ads alone. */
    | "colour"
    /** Product and canvas are sold in different ways. */
    | "sale"
    /** A module needs a price of its own. */
    | "missing-price"
    /** Lines and dates are sold at their heading's price. */
    | "heading-price";
}

/** Rows that another refers to. */
export interface ReferredRows {
  /** Values of a row; undefined for an unknown one. */
  readonly row: (table: CatalogueTableName, id: number) => CatalogueValues | undefined;
  /** True where a newspaper has a heading in its list of sales. */
  readonly sells: (supportId: number, headingId: number) => boolean;
}

/** Fault of a row among its own cells, or beside the rows that it refers to; null: none (docs/domain/catalogue.md#products). */
export function rowFault(
  table: CatalogueTableName,
  values: CatalogueValues,
  referred: ReferredRows,
): RowFault | null {
  switch (table) {
    case "coupons":
      return isBefore(values.endsOn, values.startsOn) ? { column: "endsOn", fault: "end" } : null;
    case "issueAges":
      return Number(values.farthestDays) < Number(values.nearestDays)
        ? { column: "farthestDays", fault: "window" }
        : null;
    case "products":
      return productFault(values, referred);
    case "productCanvases":
      return soldCanvasFault(values, referred);
    default:
      return null;
  }
}

type Cell = CatalogueValues[string] | undefined;

const isBefore = (end: Cell, start: Cell) =>
  typeof start === "string" && typeof end === "string" && end <= start;

function productFault(values: CatalogueValues, { row, sells }: ReferredRows): RowFault | null {
  const supportId = Number(values.supportId);
  if (!sells(supportId, Number(values.headingId))) {
    return { column: "headingId", fault: "unsold" };
  }
  const isFixedPrice = row("supports", supportId)?.fixedPrice === true;
  const isByLine = values.format === "L";
  if (isFixedPrice && isByLine) return { column: "format", fault: "fixed-price" };
  const hasColour = (values.colourId ?? null) !== null;
  return hasColour && (isByLine || isFixedPrice) ? { column: "colourId", fault: "colour" } : null;
}

function soldCanvasFault(values: CatalogueValues, { row }: ReferredRows): RowFault | null {
  const product = row("products", Number(values.productId));
  const canvas = row("canvases", Number(values.canvasId));
  if (product === undefined || canvas === undefined) return null;
  if (product.format !== canvas.format) return { column: "canvasId", fault: "sale" };
  const isFixedPrice = row("supports", Number(product.supportId))?.fixedPrice === true;
  const isModule = product.format === "M" && !isFixedPrice;
  const hasPrice = (values.price ?? null) !== null;
  if (isModule && !hasPrice) return { column: "price", fault: "missing-price" };
  return !isModule && hasPrice ? { column: "price", fault: "heading-price" } : null;
}
