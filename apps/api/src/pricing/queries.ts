import type { IsoDate } from "@parution/rules/dates";
import { expressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { prepare, type Slots } from "../platform/database/prepare.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

interface BasesParameters {
  readonly businessIds: readonly (number | null)[];
}

/** Facts of a support and a heading about an ad, in one reading; undefined for an unknown support. */
export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** An offer whose support sells the heading. */
export type OpenOffer = Offer & { readonly unit_price: number };

export function findOffer(db: Queries, supportId: number, headingId: number) {
  return db
    .selectFrom("supports as support")
    .leftJoin("support_headings as heading", (join) =>
      join.onRef("heading.support_id", "=", "support.id").on("heading.heading_id", "=", headingId),
    )
    .leftJoin("headings as kind", "kind.id", "heading.heading_id")
    .where("support.id", "=", supportId)
    .select([
      "support.channel_id",
      "support.language",
      "support.fixed_price",
      "support.word_break",
      "support.package_price",
      "support.package_block_lines",
      "support.package_min_dates",
      "support.calendar_start",
      "support.calendar_end",
      "support.calendar_days",
      "support.lead_hours",
      "support.saturdays_from",
      "support.sundays_from",
      "support.special_days",
      // Null: the support does not sell the heading.
      "heading.unit_price",
      "heading.discount_percent",
      sql<Date | null>`coalesce(heading.retired_at, kind.retired_at)`.as("heading_retired_at"),
      tiers(),
      closures(),
      closedEditions(),
      products(headingId),
      canvases(headingId),
      subheadings(headingId),
      choices(headingId),
    ])
    .executeTakeFirst();
}

/** Parts of an offer besides its row; the support must stand in the query's `from`. */
const eb = expressionBuilder<Database & { support: Database["supports"] }, "support">();

const tiers = () =>
  jsonArrayFrom(
    eb
      .selectFrom("support_tiers as tier")
      .whereRef("tier.support_id", "=", "support.id")
      .select(["tier.min_lines", "tier.max_lines", "tier.code", "tier.discount_percent"])
      .orderBy("tier.min_lines"),
  ).as("tiers");

const closures = () =>
  jsonArrayFrom(
    eb
      .selectFrom("closures as closure")
      .whereRef("closure.support_id", "=", "support.id")
      .select(["closure.date", "closure.reason_fr", "closure.reason_ar"]),
  ).as("closures");

const closedEditions = () =>
  jsonArrayFrom(
    eb
      .selectFrom("editions as edition")
      .whereRef("edition.support_id", "=", "support.id")
      .where("edition.state", "<>", "open")
      .select("edition.day")
      .orderBy("edition.day", "desc")
      // Of past ones none is asked for any more.
      .limit(400),
  ).as("closed_editions");

const products = (headingId: number) =>
  jsonArrayFrom(
    eb
      .selectFrom("products as product")
      .leftJoin("colours as colour", "colour.id", "product.colour_id")
      .whereRef("product.support_id", "=", "support.id")
      .where("product.heading_id", "=", headingId)
      .select([
        ...(["product.id", "product.ad_type_id", "product.colour_id"] as const),
        "product.format",
        sql<boolean>`product.retired_at is not null or colour.retired_at is not null`.as("retired"),
      ])
      .orderBy("product.id"),
  ).as("products");

const canvases = (headingId: number) =>
  jsonArrayFrom(
    eb
      .selectFrom("product_canvases as sold")
      .innerJoin("products as product", "product.id", "sold.product_id")
      .innerJoin("canvases as canvas", "canvas.id", "sold.canvas_id")
      .whereRef("product.support_id", "=", "support.id")
      .where("product.heading_id", "=", headingId)
      .select([
        "sold.product_id",
        "sold.price",
        sql<boolean>`sold.retired_at is not null or canvas.retired_at is not null`.as("retired"),
        "canvas.id",
        "canvas.title_limit",
        "canvas.body_limit",
        "canvas.footer_limit",
        "canvas.modules",
        "canvas.width_mm",
        "canvas.height_mm",
      ])
      .orderBy("canvas.id"),
  ).as("canvases");

const subheadings = (headingId: number) =>
  jsonArrayFrom(
    eb
      .selectFrom("subheadings as subheading")
      .where("subheading.heading_id", "=", headingId)
      .where("subheading.retired_at", "is", null)
      .select(["subheading.id", "subheading.asks_sector"]),
  ).as("subheadings");

const choices = (headingId: number) =>
  jsonArrayFrom(
    eb
      .selectFrom("options as option")
      .innerJoin("suboptions as choice", "choice.option_id", "option.id")
      .where("option.heading_id", "=", headingId)
      .where("option.retired_at", "is", null)
      .where("choice.retired_at", "is", null)
      .select(["choice.id", "choice.option_id"]),
  ).as("choices");

/** Counts the changes of the catalogue. */
export async function readCatalogueVersion(db: Queries): Promise<number> {
  const row = await db.selectFrom("catalogue_version").select("version").executeTakeFirstOrThrow();
  return row.version;
}

const selectBases = prepare((db, slot: Slots<BasesParameters>, _: null) =>
  db
    .selectFrom("catalogue_version")
    .crossJoin(
      sql<{ business_id: number | null }>`unnest(${slot("businessIds")}::bigint[])`.as<"asked">(
        sql`asked (business_id)`,
      ),
    )
    .select((eb) => [
      "asked.business_id",
      "catalogue_version.version",
      jsonArrayFrom(
        eb
          .selectFrom("package_rates as rate")
          .whereRef("rate.business_id", "=", "asked.business_id")
          .select(["rate.product_id", "rate.price", "rate.starts_on", "rate.ends_on"])
          .orderBy("rate.price"),
      ).as("packages"),
    ]),
);

/** The catalogue's version, and beside it the packages of each account, in force or not. */
export const listBases = (db: Queries, businessIds: BasesParameters["businessIds"]) =>
  selectBases(db, null, { businessIds });

/** Existing cities and countries. */
export async function listPlaces(db: Queries) {
  const rows = await db
    .selectFrom("cities")
    .select(["id", sql<"city" | "country">`'city'`.as("kind")])
    .unionAll(
      db.selectFrom("countries").select(["id", sql<"city" | "country">`'country'`.as("kind")]),
    )
    .execute();
  const idsOf = (kind: string) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return { cities: idsOf("city"), countries: idsOf("country") };
}

/** The package that an account holds for a product on a day, the cheapest where it holds several. */
export function findPackageRate(
  db: Queries,
  businessId: number,
  productId: number,
  today: IsoDate,
) {
  return db
    .selectFrom("package_rates")
    .where("business_id", "=", businessId)
    .where("product_id", "=", productId)
    .where("starts_on", "<=", today)
    .where((eb) => eb.or([eb("ends_on", "is", null), eb("ends_on", ">=", today)]))
    .select(["id", "label_fr", "label_ar", "price", "ends_on"])
    .orderBy("price")
    .limit(1)
    .executeTakeFirst();
}

/** The packages that an account holds on a day: the cheapest of each product. */
export function listPackageRates(db: Queries, businessId: number, today: IsoDate) {
  return db
    .selectFrom("package_rates")
    .where("business_id", "=", businessId)
    .where("starts_on", "<=", today)
    .where((eb) => eb.or([eb("ends_on", "is", null), eb("ends_on", ">=", today)]))
    .select(["product_id", (eb) => eb.fn.min<number>("price").as("price")])
    .groupBy("product_id")
    .execute();
}

/** Every package of every account, the cheapest first. */
export function listHeldPackages(db: Queries) {
  return db
    .selectFrom("package_rates")
    .select(["business_id", "product_id", "price", "starts_on", "ends_on"])
    .orderBy("price")
    .execute();
}
