import type { CallInput, Language } from "@parution/contract/call";
import type { placeJournal } from "@parution/contract/journal";
import { NO_WEEKEND, type WeekendEditions } from "@parution/rules/calendar";
import type { IsoDate } from "@parution/rules/dates";
import type { JournalPrice } from "@parution/rules/journal";
import type { Transaction } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { weekendOf } from "../calendar/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** The supports that sell issues. */
export function listJournalSupports(db: Queries, language: Language) {
  return db
    .selectFrom("supports")
    .where("id", "in", (inner) =>
      inner.selectFrom("journal_products").where("retired_at", "is", null).select("support_id"),
    )
    .select(["id", "slug", `label_${language} as label`])
    .orderBy("position")
    .execute();
}

/** Products of a support, by sub-option, each with its type. */
export function listSubtypes(db: Queries, supportId: number, language: Language) {
  return db
    .selectFrom("journal_products as product")
    .innerJoin("journal_subtypes as subtype", "subtype.id", "product.subtype_id")
    .innerJoin("journal_types as type", "type.id", "subtype.type_id")
    .where("product.support_id", "=", supportId)
    .where("product.retired_at", "is", null)
    .where("subtype.retired_at", "is", null)
    .where("type.retired_at", "is", null)
    .select([
      "subtype.id",
      `subtype.label_${language} as label`,
      "type.id as type_id",
      `type.label_${language} as type_label`,
    ])
    .orderBy("type.position")
    .orderBy("subtype.position")
    .execute();
}

export function listDeliveries(db: Queries, language: Language) {
  return db
    .selectFrom("journal_deliveries")
    .where("retired_at", "is", null)
    .select(["id", "price", `label_${language} as label`])
    .orderBy("position")
    .execute();
}

/** Filter of a support's products, as far as chosen. */
export interface JournalNarrowing {
  readonly typeId?: number | undefined;
  readonly subtypeId?: number | undefined;
}

/** The prices of a support's products, age by age. */
export function listPrices(
  db: Queries,
  supportId: number,
  { typeId, subtypeId }: JournalNarrowing,
  language: Language,
) {
  let query = db
    .selectFrom("journal_products as product")
    .innerJoin("journal_subtypes as subtype", "subtype.id", "product.subtype_id")
    .innerJoin("journal_prices as price", "price.product_id", "product.id")
    .innerJoin("journal_durations as duration", "duration.id", "price.duration_id")
    .innerJoin("journal_types as type", "type.id", "subtype.type_id")
    .where("product.support_id", "=", supportId)
    .where("product.retired_at", "is", null)
    .where("subtype.retired_at", "is", null)
    .where("type.retired_at", "is", null)
    .where("price.retired_at", "is", null)
    .where("duration.retired_at", "is", null)
    .select([
      "product.id",
      "subtype.id as subtype_id",
      "subtype.type_id",
      "duration.id as duration_id",
      "duration.nearest_days",
      "duration.farthest_days",
      "price.unit_price",
      `duration.label_${language} as label`,
    ])
    .orderBy("product.id")
    .orderBy("duration.position");
  if (typeId !== undefined) query = query.where("subtype.type_id", "=", typeId);
  if (subtypeId !== undefined) query = query.where("subtype.id", "=", subtypeId);
  return query.execute();
}

/** The days without an edition from one day to another, both included. */
export function listClosures(db: Queries, supportId: number, from: IsoDate, to: IsoDate) {
  return db
    .selectFrom("closures")
    .where("support_id", "=", supportId)
    .where("date", ">=", from)
    .where("date", "<=", to)
    .select(["date", "reason_fr", "reason_ar"])
    .orderBy("date")
    .execute();
}

/** Editions of a newspaper at the weekend; none of an unknown one. */
export async function findWeekend(db: Queries, supportId: number): Promise<WeekendEditions> {
  const row = await db
    .selectFrom("supports")
    .where("id", "=", supportId)
    .select(["saturdays_from", "sundays_from", "special_days"])
    .executeTakeFirst();
  return row === undefined ? NO_WEEKEND : weekendOf(row);
}

/** Catalogue rows of an order's ids, each null when unknown. */
export function findChosen(
  db: Queries,
  ids: { supportId: number; productId: number; durationId: number; deliveryId: number },
) {
  return db
    .selectNoFrom((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom("journal_products as product")
          .innerJoin("journal_subtypes as subtype", "subtype.id", "product.subtype_id")
          .innerJoin("journal_types as type", "type.id", "subtype.type_id")
          .where("product.id", "=", ids.productId)
          .where("product.support_id", "=", ids.supportId)
          .where("product.retired_at", "is", null)
          .where("subtype.retired_at", "is", null)
          .where("type.retired_at", "is", null)
          .select("product.id"),
      ).as("product"),
      jsonObjectFrom(
        eb
          .selectFrom("journal_prices as price")
          .innerJoin("journal_durations as duration", "duration.id", "price.duration_id")
          .where("price.product_id", "=", ids.productId)
          .where("price.duration_id", "=", ids.durationId)
          .where("price.retired_at", "is", null)
          .where("duration.retired_at", "is", null)
          .select(["price.unit_price", "duration.nearest_days", "duration.farthest_days"]),
      ).as("duration"),
      jsonObjectFrom(
        eb
          .selectFrom("journal_deliveries")
          .where("id", "=", ids.deliveryId)
          .where("retired_at", "is", null)
          .select(["id", "price"]),
      ).as("delivery"),
    ])
    .executeTakeFirstOrThrow();
}

/** The package that an account holds for a product on a day, the cheapest where it holds several. */
export function findJournalPackage(
  db: Queries,
  businessId: number,
  productId: number,
  today: IsoDate,
) {
  return db
    .selectFrom("journal_package_rates")
    .where("business_id", "=", businessId)
    .where("product_id", "=", productId)
    .where("starts_on", "<=", today)
    .where((eb) => eb.or([eb("ends_on", "is", null), eb("ends_on", ">=", today)]))
    .select(["id", "label_fr", "label_ar", "price"])
    .orderBy("price")
    .limit(1)
    .executeTakeFirst();
}

export type JournalInput = CallInput<typeof placeJournal>["body"];

/** Checked and priced order of issues. */
export interface JournalSelection {
  readonly input: JournalInput;
  readonly price: JournalPrice;
  readonly byPackage: boolean;
  /** Null for a delivery that needs none. */
  readonly address: string | null;
}

/** Writes the journal part of an order, and its issues. */
export async function insertJournal(
  tx: Transaction<Database>,
  orderId: number,
  { input, price, byPackage, address }: JournalSelection,
): Promise<void> {
  await tx
    .insertInto("journal_orders")
    .values({
      order_id: orderId,
      product_id: input.productId,
      duration_id: input.durationId,
      delivery_id: input.deliveryId,
      unit_price: price.unit,
      delivery_price: price.delivery,
      by_package: byPackage,
      copies: price.copies,
      phone: input.phone?.trim() ?? "",
      address,
      legal_name: input.legalName?.trim() || null,
    })
    .execute();
  const issues = input.issues.map(({ date, copies }) => ({
    order_id: orderId,
    date,
    quantity: copies,
  }));
  await tx.insertInto("journal_order_dates").values(issues).execute();
}
