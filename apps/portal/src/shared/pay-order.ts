import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { payOrder } from "@parution/contract/lazy/payments";
import type { PaymentMethod } from "@parution/rules/payment";

type PaymentAnswer = LazyAnswer<typeof payOrder>;

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

/** Address and fields of the card provider's hosted page. */
export interface ProviderForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Leaves for the provider's page by a form post, as the provider requires.
 *
 * @param onReturn called when the payer returns to the page from the back/forward cache
 */
export function postToProvider({ action, fields }: ProviderForm, onReturn: () => void): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  const come = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    removeEventListener("pageshow", come);
    form.remove();
    onReturn();
  };
  addEventListener("pageshow", come);
}
