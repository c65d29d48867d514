// Written by `pnpm --filter @parution/contract lazy`.
import { lazyCall } from "../lazy-call.ts";

const calls = () => import("../../subscriptions/index.ts");

export const readSubscriptionOffers = lazyCall(
  { name: "readSubscriptionOffers" },
  async () => (await calls()).readSubscriptionOffers,
);

export const placeSubscription = lazyCall(
  { name: "placeSubscription", changes: ["account"] },
  async () => (await calls()).placeSubscription,
);
