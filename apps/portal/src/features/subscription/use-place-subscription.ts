import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import type { LazyAnswer, LazyInput } from "@parution/contract/lazy";
import { placeSubscription } from "@parution/contract/lazy/subscriptions";
import { useCallback } from "react";

export type SubscriptionBody = LazyInput<typeof placeSubscription>["body"];
export type PlacedSubscription = LazyAnswer<typeof placeSubscription>;

/** Orders a subscription; its idempotency key stays until it is answered, even if its price changes. */
export function usePlaceSubscription(): (body: SubscriptionBody) => Promise<PlacedSubscription> {
  const client = useClient();
  return useCallback(
    (body) =>
      attempt(`subscription.${body.offerId}.${body.supportId}`, null, (idempotencyKey) =>
        client.call(placeSubscription, { body }, { idempotencyKey }),
      ),
    [client],
  );
}
