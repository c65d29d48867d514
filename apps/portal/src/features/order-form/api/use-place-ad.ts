import type { CallAnswer, CallInput } from "@parution/contract/call";
import { placeAd } from "@parution/contract/orders";
import { useCallback } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { attempt } from "../../../shared/idempotency/attempt.ts";
import { fingerprintOf } from "../model/order-body.ts";

export type OrderBody = CallInput<typeof placeAd>["body"];
export type PlacedAd = CallAnswer<typeof placeAd>;

/** Sends an order; an attempt at the same content carries the same key, so that it is never placed twice. */
export function usePlaceAd(): (body: OrderBody, payLater: boolean) => Promise<PlacedAd> {
  const client = useClient();
  return useCallback(
    (body, payLater) =>
      attempt("order", fingerprintOf(body, payLater), (idempotencyKey) =>
        client.call(placeAd, { body, query: payLater ? { payLater } : {} }, { idempotencyKey }),
      ),
    [client],
  );
}
