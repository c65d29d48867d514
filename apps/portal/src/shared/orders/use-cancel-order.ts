import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import { cancelOrder } from "@parution/contract/lazy/orders";

/** Cancels an unpaid order; returns the server's message. A lost answer is requested once more. */
export function useCancelOrder() {
  const client = useClient();
  return async (orderId: number): Promise<string> => {
    const { message } = await attempt(`cancellation.${orderId}`, null, (idempotencyKey) =>
      client.call(cancelOrder, { body: { orderId } }, { idempotencyKey }),
    );
    return message;
  };
}
