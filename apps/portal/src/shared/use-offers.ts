import { useRead } from "@parution/app/data/use-read.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readSubscriptionOffers } from "@parution/contract/lazy/subscriptions";

export type Offer = LazyAnswer<typeof readSubscriptionOffers>[number];

/** Subscription offers of every support. */
export const useSubscriptionOffers = () => useRead(readSubscriptionOffers, { query: {} });
