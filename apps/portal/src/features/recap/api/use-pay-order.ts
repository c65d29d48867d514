import type { CallAnswer } from "@parution/contract/call";
import { payOrder } from "@parution/contract/payments";
import type { PaymentMethod } from "@parution/rules/payment";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { useAttemptKey } from "../../../shared/idempotency/use-attempt-key.ts";

export type PaymentAnswer = CallAnswer<typeof payOrder>;

/** Pays an order; a retry of the same payment carries the same key, so that it is made once. */
export function usePayOrder(orderId: number) {
  const client = useClient();
  const keyFor = useAttemptKey();
  return (method: PaymentMethod, couponCode: string | null): Promise<PaymentAnswer> =>
    client.call(
      payOrder,
      { body: { orderId, method, ...(couponCode === null ? {} : { couponCode }) } },
      { idempotencyKey: keyFor(`${orderId} ${method} ${couponCode ?? ""}`) },
    );
}
