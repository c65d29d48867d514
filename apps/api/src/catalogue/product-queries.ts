import type { Language } from "@parution/contract/call";
import type { Queries } from "../platform/database/transaction.ts";

/** Filter of products, as far as chosen. */
export interface Narrowing {
  readonly headingId?: number | undefined;
  readonly typeId?: number | undefined;
  readonly subheadingId?: number | undefined;
  readonly colourId?: number | undefined;
}

/** Products with the unit price of their heading. */
export function selectProducts(db: Queries, language: Language) {
  return db
    .selectFrom("products as product")
    .innerJoin("support_headings as offer", (join) =>
      join
        .onRef("offer.support_id", "=", "product.support_id")
        .onRef("offer.heading_id", "=", "product.heading_id"),
    )
    .innerJoin("ad_types as type", "type.id", "product.ad_type_id")
    .leftJoin("colours as colour", "colour.id", "product.colour_id")
    .where("colour.retired_at", "is", null)
    .where("product.retired_at", "is", null)
    .select([
      "product.id",
      "product.format",
      "product.heading_id",
      "product.ad_type_id",
      "product.colour_id",
      "offer.unit_price",
      `product.label_${language} as label`,
      `type.label_${language} as type_label`,
      `colour.label_${language} as colour_label`,
    ])
    .orderBy("product.id");
}

/** Products of a support that match a filter; none for a sub-heading of another heading. */
export function selectNarrowed(
  db: Queries,
  supportId: number,
  narrowing: Narrowing,
  language: Language,
) {
  let query = selectProducts(db, language).where("product.support_id", "=", supportId);
  const { headingId, typeId, subheadingId, colourId } = narrowing;
  if (headingId !== undefined) query = query.where("product.heading_id", "=", headingId);
  if (typeId !== undefined) query = query.where("product.ad_type_id", "=", typeId);
  if (colourId !== undefined) query = query.where("product.colour_id", "=", colourId);
  if (subheadingId !== undefined) {
    query = query.where("product.heading_id", "in", (inner) =>
      inner.selectFrom("subheadings").select("heading_id").where("id", "=", subheadingId),
    );
  }
  return query;
}

/** The canvases of some products, cheapest first; a canvas without a price takes its heading's. */
export function listCanvases(db: Queries, productIds: readonly number[], language: Language) {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("product_canvases as sold")
    .innerJoin("canvases as canvas", "canvas.id", "sold.canvas_id")
    .innerJoin("products as product", "product.id", "sold.product_id")
    .innerJoin("support_headings as offer", (join) =>
      join
        .onRef("offer.support_id", "=", "product.support_id")
        .onRef("offer.heading_id", "=", "product.heading_id"),
    )
    .where("sold.product_id", "in", productIds)
    .where("canvas.retired_at", "is", null)
    .where("sold.retired_at", "is", null)
    .selectAll("canvas")
    .select((eb) => [
      "sold.product_id",
      eb.fn.coalesce("sold.price", "offer.unit_price").as("price"),
      `canvas.label_${language} as label` as const,
    ])
    .orderBy("sold.product_id")
    .orderBy("canvas.id")
    .execute();
}

/** A sub-heading, when it is of that heading. */
export function subheadingOf(db: Queries, subheadingId: number, headingId: number) {
  return db
    .selectFrom("subheadings")
    .where("id", "=", subheadingId)
    .where("heading_id", "=", headingId)
    .select("id")
    .executeTakeFirst();
}
