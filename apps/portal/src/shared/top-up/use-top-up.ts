import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import { topUp } from "@parution/contract/lazy/payments";
import type { ProviderForm } from "../provider-form.ts";

/** Orders a top-up of the balance, in centimes, and returns the card provider's form; a retry places no second order. */
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
