import type { PaymentMethod } from "@parution/rules/payment";
import { useClient } from "../api/api-scope.tsx";
import { callLater, type LaterAnswer } from "../api/call-later.ts";
import { attempt } from "../idempotency/attempt.ts";

const payOrder = callLater(() => import("@parution/contract/payments"), "payOrder");

export type PaymentAnswer = LaterAnswer<typeof payOrder>;

/** Pays an order; a retry of the same payment carries the same key, so that it is made once. */
export function usePayOrder() {
  const client = useClient();
  return async (
    orderId: number,
    method: PaymentMethod,
    couponCode: string | null,
  ): Promise<PaymentAnswer> => {
    const body = { orderId, method, ...(couponCode === null ? {} : { couponCode }) };
    return attempt(`payment.${orderId}`, JSON.stringify(body), (idempotencyKey) =>
      client.call(payOrder, { body }, { idempotencyKey }),
    );
  };
}
