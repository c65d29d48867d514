import { useCallback } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater, type LaterAnswer, type LaterInput } from "../../../shared/api/call-later.ts";
import { attempt } from "../../../shared/idempotency/attempt.ts";

const placeSubscription = callLater(
  () => import("@parution/contract/subscriptions"),
  "placeSubscription",
);

export type SubscriptionBody = LaterInput<typeof placeSubscription>["body"];
export type PlacedSubscription = LaterAnswer<typeof placeSubscription>;

/** Orders a subscription; it keeps its key until it is answered, whatever its price has become. */
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
