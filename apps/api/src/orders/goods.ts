import type { Language } from "@parution/contract/call";
import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Queries } from "../platform/database/transaction.ts";

/** The issues of an order, in words; prices include tax. */
export interface OrderedJournal {
  /** Type and sub-option. */
  readonly label: string;
  readonly duration: string;
  /** All copies of all issues. */
  readonly copies: number;
  readonly unitPrice: Centimes;
  readonly deliveryPrice: Centimes;
  readonly delivery: { readonly label: string };
  /** Null for a delivery that needs none. */
  readonly address: string | null;
  readonly issues: { date: IsoDate; copies: number }[];
}

/** The journal part of an order; null when the order is of something else. Whose it is, the caller has checked. */
export async function readOrderedJournal(
  db: Queries,
  orderId: number,
  language: Language,
): Promise<OrderedJournal | null> {
  return (await readOrderedJournals(db, [orderId], language)).get(orderId) ?? null;
}

/** As {@link readOrderedJournal}, of many orders by their ids. */
export async function readOrderedJournals(
  db: Queries,
  orderIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, OrderedJournal>> {
  if (orderIds.length === 0) return new Map();
  const rows = await selectOrdered(db, orderIds, language).execute();
  return new Map(rows.map((row) => [row.order_id, describe(row)]));
}

function describe(row: OrderedRow): OrderedJournal {
  return {
    label: `${row.type} · ${row.subtype}`,
    duration: row.duration,
    copies: row.copies,
    unitPrice: row.unit_price,
    deliveryPrice: row.delivery_price,
    address: row.address,
    delivery: { label: row.delivery },
    issues: row.issues.map(({ date, quantity }) => ({ date: toIsoDate(date), copies: quantity })),
  };
}

type OrderedRow = Awaited<ReturnType<ReturnType<typeof selectOrdered>["execute"]>>[number];

function selectOrdered(db: Queries, orderIds: readonly number[], language: Language) {
  return db
    .selectFrom("journal_orders as journal")
    .innerJoin("journal_products as product", "product.id", "journal.product_id")
    .innerJoin("journal_subtypes as subtype", "subtype.id", "product.subtype_id")
    .innerJoin("journal_types as type", "type.id", "subtype.type_id")
    .innerJoin("journal_durations as duration", "duration.id", "journal.duration_id")
    .innerJoin("journal_deliveries as delivery", "delivery.id", "journal.delivery_id")
    .where("journal.order_id", "in", orderIds)
    .select((eb) => [
      "journal.order_id",
      "journal.copies",
      "journal.unit_price",
      "journal.delivery_price",
      "journal.address",
      `type.label_${language} as type` as const,
      `subtype.label_${language} as subtype` as const,
      `duration.label_${language} as duration` as const,
      `delivery.label_${language} as delivery` as const,
      jsonArrayFrom(
        eb
          .selectFrom("journal_order_dates as issue")
          .whereRef("issue.order_id", "=", "journal.order_id")
          .select(["issue.date", "issue.quantity"])
          .orderBy("issue.date"),
      ).as("issues"),
    ]);
}

/** The subscription of an order, in words. */
export interface OrderedSubscription {
  readonly offer: {
    readonly id: number;
    readonly code: string;
    readonly title: string;
    readonly description: string;
    readonly months: number;
  };
  /** Delivery address of the newspaper, and its contact; null: none. */
  readonly address: string | null;
  readonly phone: string | null;
}

/** The subscription of an order; null when the order is of something else. Whose it is, the caller has checked. */
export async function readOrderedSubscription(
  db: Queries,
  orderId: number,
  language: Language,
): Promise<OrderedSubscription | null> {
  return (await readOrderedSubscriptions(db, [orderId], language)).get(orderId) ?? null;
}

/** As {@link readOrderedSubscription}, of many orders by their ids. */
export async function readOrderedSubscriptions(
  db: Queries,
  orderIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, OrderedSubscription>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("subscriptions")
    .innerJoin("subscription_offers as offer", "offer.id", "subscriptions.offer_id")
    .where("subscriptions.order_id", "in", orderIds)
    .select([
      "subscriptions.order_id",
      "subscriptions.address",
      "subscriptions.telephone as phone",
      "offer.id",
      "offer.code",
      "offer.months",
      `offer.title_${language} as title`,
      `offer.description_${language} as description`,
    ])
    .execute();
  return new Map(
    rows.map(({ order_id, address, phone, ...offer }) => [order_id, { offer, address, phone }]),
  );
}
