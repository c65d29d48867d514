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
}

/** The subscription of an order; null when the order is of something else. Whose it is, the caller has checked. */
export async function readOrderedSubscription(
  db: Queries,
  orderId: number,
  language: Language,
): Promise<OrderedSubscription | null> {
  const offer = await db
    .selectFrom("subscriptions")
    .innerJoin("subscription_offers as offer", "offer.id", "subscriptions.offer_id")
    .where("subscriptions.order_id", "=", orderId)
    .select([
      "offer.id",
      "offer.code",
      "offer.months",
      `offer.title_${language} as title`,
      `offer.description_${language} as description`,
    ])
    .executeTakeFirst();
  return offer === undefined ? null : { offer };
}
