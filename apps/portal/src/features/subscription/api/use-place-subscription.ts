import type { CallAnswer, CallInput } from "@parution/contract/call";
import { placeSubscription } from "@parution/contract/subscriptions";
import { useCallback } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { attempt } from "../../../shared/idempotency/attempt.ts";

export type SubscriptionBody = CallInput<typeof placeSubscription>["body"];
export type PlacedSubscription = CallAnswer<typeof placeSubscription>;

/** Orders a subscription; an attempt at the same one carries the same key, so that it is never placed twice. */
export function usePlaceSubscription(): (body: SubscriptionBody) => Promise<PlacedSubscription> {
  const client = useClient();
  return useCallback(
    (body) =>
      attempt("subscription", JSON.stringify(body), (idempotencyKey) =>
        client.call(placeSubscription, { body }, { idempotencyKey }),
      ),
    [client],
  );
}
