import type { Language } from "@parution/contract/call";
import { labelInPrint } from "../platform/database/catalogue-labels.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Filter of products, as far as chosen. */
export interface Narrowing {
  readonly headingId?: number | undefined;
  readonly typeId?: number | undefined;
  readonly subheadingId?: number | undefined;
  readonly colourId?: number | undefined;
}

export function listChannels(db: Queries, language: Language) {
  return db
    .selectFrom("channels")
    .select(["id", `label_${language} as label`])
    .orderBy("id")
    .execute();
}

export function listSupports(db: Queries, language: Language) {
  return db
    .selectFrom("supports")
    .selectAll()
    .select(`label_${language} as label`)
    .orderBy("position")
    .execute();
}

export function listTiers(db: Queries) {
  return db.selectFrom("support_tiers").selectAll().orderBy("min_lines").execute();
}

/** The headings that one newspaper sells, with its prices. */
export function listHeadings(db: Queries, supportId: number, language: Language) {
  return db
    .selectFrom("support_headings as offer")
    .innerJoin("headings as heading", "heading.id", "offer.heading_id")
    .innerJoin("supports as support", "support.id", "offer.support_id")
    .where("offer.support_id", "=", supportId)
    .select([
      "heading.id",
      "heading.slug",
      "heading.is_product",
      "offer.unit_price",
      "offer.discount_percent",
      `heading.label_${language} as label`,
      labelInPrint("heading").as("printed_label"),
    ])
    .orderBy("heading.position")
    .execute();
}

/** The headings that a newspaper sells; those of any without `supportId`. */
export function listSoldHeadings(db: Queries, supportId: number | undefined, language: Language) {
  return db
    .selectFrom("headings as heading")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("support_headings as offer")
          .whereRef("offer.heading_id", "=", "heading.id")
          .$if(supportId !== undefined, (query) =>
            query.where("offer.support_id", "=", supportId ?? null),
          )
          .select("offer.heading_id"),
      ),
    )
    .select(["heading.id", "heading.slug", `heading.label_${language} as label`])
    .orderBy("heading.position")
    .execute();
}

/** The lowest catalogue price of each format that a support sells, before tax: of a line or date, or of a canvas. */
export function listLowestPrices(db: Queries) {
  return db
    .selectFrom("products as product")
    .innerJoin("support_headings as offer", (join) =>
      join
        .onRef("offer.support_id", "=", "product.support_id")
        .onRef("offer.heading_id", "=", "product.heading_id"),
    )
    .innerJoin("supports as support", "support.id", "product.support_id")
    .innerJoin("product_canvases as sold", "sold.product_id", "product.id")
    .select((eb) => [
      "product.support_id",
      "product.format",
      "offer.discount_percent",
      eb.fn
        .min(
          eb
            .case()
            .when(eb.and([eb("product.format", "=", "M"), eb("support.fixed_price", "=", false)]))
            .then(eb.fn.coalesce("sold.price", "offer.unit_price"))
            .else(eb.ref("offer.unit_price"))
            .end(),
        )
        .as("unit_price"),
    ])
    .groupBy(["product.support_id", "product.format", "offer.discount_percent"])
    .execute();
}

export function listSubheadings(db: Queries, language: Language) {
  return db
    .selectFrom("subheadings")
    .select(["id", "heading_id", "asks_sector", `label_${language} as label`])
    .orderBy("position")
    .execute();
}

export function listOptions(db: Queries, language: Language) {
  return db
    .selectFrom("options")
    .select(["id", "heading_id", `label_${language} as label`])
    .orderBy("position")
    .execute();
}

export function listSuboptions(db: Queries, language: Language) {
  return db
    .selectFrom("suboptions")
    .select(["id", "option_id", `label_${language} as label`])
    .orderBy("position")
    .execute();
}

/** The types in which a support sells each of its headings. */
export function listTypes(db: Queries, supportIds: readonly number[], language: Language) {
  return db
    .selectFrom("products as product")
    .innerJoin("ad_types as type", "type.id", "product.ad_type_id")
    .where("product.support_id", "in", supportIds)
    .select(["product.heading_id", "type.id", "type.position", `type.label_${language} as label`])
    .distinct()
    .orderBy("type.position")
    .execute();
}

export function listCities(db: Queries, cityId: number | undefined, language: Language) {
  let query = db
    .selectFrom("cities")
    .select(["id", `label_${language} as label`, "country_id as countryId"]);
  if (cityId !== undefined) query = query.where("id", "=", cityId);
  return query.orderBy("id").execute();
}

export function listCountries(db: Queries, countryId: number | undefined, language: Language) {
  let query = db.selectFrom("countries").select(["id", `label_${language} as label`]);
  if (countryId !== undefined) query = query.where("id", "=", countryId);
  return query.orderBy("id").execute();
}

export function findCity(db: Queries, cityId: number) {
  return db.selectFrom("cities").select("id").where("id", "=", cityId).executeTakeFirst();
}

export function findSupport(db: Queries, supportId: number) {
  return db.selectFrom("supports").select("id").where("id", "=", supportId).executeTakeFirst();
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

/** The products of a support that a narrowing leaves; a sub-heading of another heading leaves none. */
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
