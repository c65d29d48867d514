import type { Language } from "@parution/contract/call";
import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import type { Centimes } from "@parution/rules/money";
import type { Queries } from "../platform/database/transaction.ts";
import { selectOrderedJournals, selectOrderedSubscriptions } from "./queries.ts";

/** Journal issues of an order, with labels; prices include tax. */
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

/** Journal part of an order that its caller has authorised; null when the order is of something else. */
export async function readOrderedJournal(
  db: Queries,
  orderId: number,
  language: Language,
): Promise<OrderedJournal | null> {
  return (await readOrderedJournals(db, [orderId], language)).get(orderId) ?? null;
}

/** Variant of {@link readOrderedJournal} for many orders by their ids. */
export async function readOrderedJournals(
  db: Queries,
  orderIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, OrderedJournal>> {
  if (orderIds.length === 0) return new Map();
  const rows = await selectOrderedJournals(db, orderIds, language);
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

type OrderedRow = Awaited<ReturnType<typeof selectOrderedJournals>>[number];

/** Subscription of an order, with labels. */
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

/** Subscription of an order that its caller has authorised; null when the order is of something else. */
export async function readOrderedSubscription(
  db: Queries,
  orderId: number,
  language: Language,
): Promise<OrderedSubscription | null> {
  return (await readOrderedSubscriptions(db, [orderId], language)).get(orderId) ?? null;
}

/** Variant of {@link readOrderedSubscription} for many orders by their ids. */
export async function readOrderedSubscriptions(
  db: Queries,
  orderIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, OrderedSubscription>> {
  if (orderIds.length === 0) return new Map();
  const rows = await selectOrderedSubscriptions(db, orderIds, language);
  return new Map(
    rows.map(({ order_id, address, phone, ...offer }) => [order_id, { offer, address, phone }]),
  );
}
