import { useClient } from "../api/api-scope.tsx";
import { callLater } from "../api/call-later.ts";
import { attempt } from "../idempotency/attempt.ts";

const cancelOrder = callLater(() => import("@parution/contract/orders"), "cancelOrder");

/** Cancels an unpaid order; answers the server’s words, once more where the first answer was lost. */
export function useCancelOrder() {
  const client = useClient();
  return async (orderId: number): Promise<string> => {
    const { message } = await attempt(`cancellation.${orderId}`, null, (idempotencyKey) =>
      client.call(cancelOrder, { body: { orderId } }, { idempotencyKey }),
    );
    return message;
  };
}
