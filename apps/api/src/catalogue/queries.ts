import type { Language } from "@parution/contract/call";
import { labelInPrint } from "../platform/database/catalogue-labels.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Channels in which a newspaper appears. */
export function listChannels(db: Queries, language: Language) {
  return db
    .selectFrom("channels as channel")
    .where((eb) => eb.exists(eb.selectFrom("supports").whereRef("channel_id", "=", "channel.id")))
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
    .where("offer.retired_at", "is", null)
    .where("heading.retired_at", "is", null)
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
    .where("heading.retired_at", "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("support_headings as offer")
          .whereRef("offer.heading_id", "=", "heading.id")
          .where("offer.retired_at", "is", null)
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
    .innerJoin("headings as heading", "heading.id", "product.heading_id")
    .innerJoin("product_canvases as sold", "sold.product_id", "product.id")
    .where("product.retired_at", "is", null)
    .where("offer.retired_at", "is", null)
    .where("heading.retired_at", "is", null)
    .where("sold.retired_at", "is", null)
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
    .where("retired_at", "is", null)
    .select(["id", "heading_id", "asks_sector", `label_${language} as label`])
    .orderBy("position")
    .execute();
}

export function listOptions(db: Queries, language: Language) {
  return db
    .selectFrom("options")
    .where("retired_at", "is", null)
    .select(["id", "heading_id", `label_${language} as label`])
    .orderBy("position")
    .execute();
}

export function listSuboptions(db: Queries, language: Language) {
  return db
    .selectFrom("suboptions")
    .where("retired_at", "is", null)
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
    .where("product.retired_at", "is", null)
    .select(["product.heading_id", "type.id", "type.position", `type.label_${language} as label`])
    .distinct()
    .orderBy("type.position")
    .execute();
}

export function listCities(db: Queries, cityId: number | undefined, language: Language) {
  let query = db
    .selectFrom("cities")
    .select(["id", `label_${language} as label`, "country_id as countryId"]);
  query =
    cityId === undefined ? query.where("retired_at", "is", null) : query.where("id", "=", cityId);
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
