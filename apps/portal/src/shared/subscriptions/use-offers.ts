import type { CallAnswer } from "@parution/contract/call";
import { readSubscriptionOffers } from "@parution/contract/subscriptions";
import { useCall } from "../api/use-call.ts";

export type Offer = CallAnswer<typeof readSubscriptionOffers>[number];

/** Every subscription on offer, support by support. */
export const useSubscriptionOffers = () => useCall(readSubscriptionOffers, { query: {} });
