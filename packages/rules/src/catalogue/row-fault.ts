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
      return isBefore(values.fin, values.debut) ? { column: "fin", fault: "end" } : null;
    case "numeros_ages":
      return Number(values.jours_max) < Number(values.jours_min)
        ? { column: "jours_max", fault: "window" }
        : null;
    case "produits":
      return productFault(values, referred);
    case "produits_formats":
      return soldCanvasFault(values, referred);
    default:
      return null;
  }
}

type Cell = CatalogueValues[string] | undefined;

const isBefore = (end: Cell, start: Cell) =>
  typeof start === "string" && typeof end === "string" && end <= start;

function productFault(values: CatalogueValues, { row, sells }: ReferredRows): RowFault | null {
  const supportId = Number(values.journal_id);
  if (!sells(supportId, Number(values.rubrique_id))) {
    return { column: "rubrique_id", fault: "unsold" };
  }
  const isFixedPrice = row("journaux", supportId)?.prix_fixe === true;
  const isByLine = values.vente === "L";
  if (isFixedPrice && isByLine) return { column: "vente", fault: "fixed-price" };
  const hasColour = (values.couleur_id ?? null) !== null;
  return hasColour && (isByLine || isFixedPrice) ? { column: "couleur_id", fault: "colour" } : null;
}

function soldCanvasFault(values: CatalogueValues, { row }: ReferredRows): RowFault | null {
  const product = row("produits", Number(values.produit_id));
  const canvas = row("formats", Number(values.format_id));
  if (product === undefined || canvas === undefined) return null;
  if (product.vente !== canvas.vente) return { column: "format_id", fault: "sale" };
  const isFixedPrice = row("journaux", Number(product.journal_id))?.prix_fixe === true;
  const isModule = product.vente === "M" && !isFixedPrice;
  const hasPrice = (values.prix_ht ?? null) !== null;
  if (isModule && !hasPrice) return { column: "prix_ht", fault: "missing-price" };
  return !isModule && hasPrice ? { column: "prix_ht", fault: "heading-price" } : null;
}
