import { callLater, type LaterAnswer } from "../api/call-later.ts";
import { useCall } from "../api/use-call.ts";

const readSubscriptionOffers = callLater(
  () => import("@parution/contract/subscriptions"),
  "readSubscriptionOffers",
);

export type Offer = LaterAnswer<typeof readSubscriptionOffers>[number];

/** Every subscription on offer, support by support. */
export const useSubscriptionOffers = () => useCall(readSubscriptionOffers, { query: {} });
