import type { Language } from "@parution/contract/call";
import type { readTextCanvas } from "@parution/contract/catalogue";
import { unknownSupport } from "../calendar/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { invalid, type Messages, notFound } from "../platform/http/problems.ts";
import {
  listCanvases,
  type Narrowing,
  selectNarrowed,
  selectProducts,
  subheadingOf,
} from "./product-queries.ts";
import { findSupport } from "./queries.ts";

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>["execute"]>>[number];
type CanvasRow = Awaited<ReturnType<typeof listCanvases>>[number];

interface ProductChoice extends Narrowing {
  readonly supportId: number;
}

/** @throws ProblemError 404 for an unknown support. */
export async function readProductsOf(db: Queries, choice: ProductChoice, language: Language) {
  const products = await narrowed(db, choice, language);
  return products.map(describeProduct);
}

/**
 * Colours of the filtered products, each with the product that it selects.
 * @throws ProblemError 404 for an unknown support.
 */
export async function readColoursOf(db: Queries, choice: ProductChoice, language: Language) {
  const products = await narrowed(db, choice, language);
  return products.flatMap((product) =>
    product.colour_id === null || product.colour_label === null
      ? []
      : [{ id: product.colour_id, label: product.colour_label, productId: product.id }],
  );
}

/**
 * Canvases of the filtered products, with their prices.
 * @throws ProblemError 404 for an unknown support.
 */
export async function readCanvasesOf(db: Queries, choice: ProductChoice, language: Language) {
  const products = await narrowed(db, choice, language);
  const canvases = await listCanvases(
    db,
    products.map(({ id }) => id),
    language,
  );
  return canvases.map(describeCanvas);
}

/**
 * A product with its first canvas: for a line ad, the unit price and the column it is set in.
 * @throws ProblemError 404 for an unknown product, 422 when the sub-heading is not of its heading.
 */
export async function readTextProduct(
  db: Queries,
  choice: { readonly productId: number; readonly subheadingId?: number | undefined },
  language: Language,
) {
  const product = await selectProducts(db, language)
    .where("product.id", "=", choice.productId)
    .executeTakeFirst();
  if (product === undefined) throw notFound(unknownProduct);
  if (choice.subheadingId !== undefined) {
    const subheading = await subheadingOf(db, choice.subheadingId, product.heading_id);
    if (subheading === undefined)
      throw invalid<typeof readTextCanvas>({ subheadingId: [otherSubheading] });
  }
  const [canvas] = await listCanvases(db, [product.id], language);
  return {
    product: describeProduct(product),
    canvas: canvas === undefined ? null : describeCanvas(canvas),
  };
}

async function narrowed(db: Queries, choice: ProductChoice, language: Language) {
  const support = await findSupport(db, choice.supportId);
  if (support === undefined) throw notFound(unknownSupport);
  return selectNarrowed(db, choice.supportId, choice, language).execute();
}

function describeProduct(row: ProductRow) {
  return {
    id: row.id,
    label: row.label,
    title: row.type_label,
    format: formatOf(row.format),
    headingId: row.heading_id,
    typeId: row.ad_type_id,
    colourId: row.colour_id,
    unitPrice: row.unit_price,
  };
}

function describeCanvas(row: CanvasRow) {
  return {
    id: row.id,
    productId: row.product_id,
    label: row.label,
    format: formatOf(row.format),
    imageUrl: row.image,
    className: row.css_class,
    price: row.price,
    width: row.width_mm,
    height: row.height_mm,
    titleLimit: row.title_limit,
    bodyLimit: row.body_limit,
    footerLimit: row.footer_limit,
    modules: row.modules,
    fixedPrice: row.fixed_price,
  };
}

function formatOf(format: "L" | "M"): "line" | "modular" {
  return format === "L" ? "line" : "modular";
}

const unknownProduct: Messages = {
  fr: "Ce produit n’existe pas.",
  ar: "هذا المنتج غير موجود.",
};

const otherSubheading: Messages = {
  fr: "Cette sous-rubrique n’est pas de la rubrique du produit.",
  ar: "هذا الباب الفرعي لا ينتمي إلى باب المنتج.",
};

/** City 0: a city that is not in the list, to be written. */
export const anotherCity: Messages = { fr: "Autre ville", ar: "مدينة أخرى" };
