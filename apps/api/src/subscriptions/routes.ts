import { readSubscriptionOffers } from "@parution/contract/subscriptions";
import { bind, type Route } from "../platform/http/index.ts";
import { readOffers } from "./offers.ts";
import { placeSubscriptionRoute } from "./place.ts";

export const subscriptionRoutes: readonly Route[] = [
  bind(readSubscriptionOffers, ({ input, context, language }) =>
    readOffers(context.db, input.query.supportId, language),
  ),
  placeSubscriptionRoute,
];
