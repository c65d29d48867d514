export { readSubscriptionOffers } from "./offers.ts";
export { placeSubscription } from "./order.ts";
