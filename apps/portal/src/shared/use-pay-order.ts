import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { payOrder } from "@parution/contract/lazy/payments";
import type { PaymentMethod } from "@parution/rules/payment";

export type PaymentAnswer = LazyAnswer<typeof payOrder>;

/** Pays an order; a retry of the same payment has the same key, so that it is made once. */
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
