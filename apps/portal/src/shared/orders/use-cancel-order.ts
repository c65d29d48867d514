import { cancelOrder } from "@parution/contract/orders";
import { useClient } from "../api/api-scope.tsx";

/** Cancels an unpaid order; answers the server’s words. */
export function useCancelOrder() {
  const client = useClient();
  return async (orderId: number): Promise<string> => {
    const { message } = await client.call(cancelOrder, { body: { orderId } });
    return message;
  };
}
