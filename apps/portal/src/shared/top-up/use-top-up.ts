import { useClient } from "../api/api-scope.tsx";
import { callLater } from "../api/call-later.ts";
import { attempt } from "../idempotency/attempt.ts";
import type { ProviderForm } from "../payment/provider-form.ts";

const topUp = callLater(() => import("@parution/contract/payments"), "topUp");

/** Orders a top-up of the balance, in centimes, and gives the card provider's page; a retry orders no second one. */
export function useTopUp() {
  const client = useClient();
  return async (amount: number): Promise<ProviderForm> => {
    const body = { amount };
    const { redirection } = await attempt("top-up", String(amount), (idempotencyKey) =>
      client.call(topUp, { body }, { idempotencyKey }),
    );
    return redirection;
  };
}
