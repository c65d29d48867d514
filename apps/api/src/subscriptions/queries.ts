import type { Language } from "@parution/contract/call";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** An offer as a support sells it; undefined: it does not. */
export function selectSold(db: Queries, offerId: number, supportId: number) {
  return db
    .selectFrom("subscription_prices")
    .innerJoin("subscription_offers as offer", "offer.id", "subscription_prices.offer_id")
    .where("subscription_prices.offer_id", "=", offerId)
    .where("subscription_prices.support_id", "=", supportId)
    .where("offer.retired_at", "is", null)
    .where("subscription_prices.retired_at", "is", null)
    .select(["subscription_prices.price", "offer.on_paper"])
    .executeTakeFirst();
}

interface NewSubscription {
  readonly orderId: number;
  readonly offerId: number;
  readonly supportId: number;
  /** Empty for a subscription that is not on paper. */
  readonly delivery: { readonly address?: string | null; readonly telephone?: string | null };
}

/** Writes the subscription of an order. */
export async function insertSubscription(
  tx: Transaction<Database>,
  { orderId, offerId, supportId, delivery }: NewSubscription,
): Promise<void> {
  await tx
    .insertInto("subscriptions")
    .values({ order_id: orderId, offer_id: offerId, support_id: supportId, ...delivery })
    .execute();
}

/** Subscriptions on offer, one row for each support that sells them. */
export function selectOffers(db: Queries, supportId: number | undefined, language: Language) {
  const query = db
    .selectFrom("subscription_offers as offer")
    .innerJoin("subscription_prices as sold", "sold.offer_id", "offer.id")
    .innerJoin("supports as support", "support.id", "sold.support_id")
    .where("offer.retired_at", "is", null)
    .where("sold.retired_at", "is", null)
    .select([
      "offer.id",
      "offer.code",
      "offer.months",
      "offer.on_paper",
      `offer.title_${language} as title`,
      `offer.description_${language} as description`,
      "sold.price",
      "support.id as support_id",
      "support.slug",
      `support.label_${language} as support_label`,
    ])
    .orderBy("support.position")
    .orderBy("offer.position");
  return (supportId === undefined ? query : query.where("support.id", "=", supportId)).execute();
}
