import type { Language } from "@parution/contract/call";
import type { Queries } from "../platform/database/index.ts";

/** The subscription of an order, in words. */
export interface OrderedSubscription {
  readonly offer: {
    readonly id: number;
    readonly code: string;
    readonly title: string;
    readonly description: string;
    readonly months: number;
  };
  /** Where the newspaper is brought, and whom its carrier calls; null where none was named. */
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
