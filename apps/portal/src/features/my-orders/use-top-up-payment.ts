import { useErrorText } from "@parution/app/data/error-text.ts";
import { useState } from "react";
import { postToProvider } from "../../shared/provider-form.ts";
import { usePayOrder } from "../../shared/use-pay-order.ts";

/** Pays an open top-up: the browser leaves for the card provider. `onRefused` receives the reason of a refusal. */
export function useTopUpPayment(onRefused: (reason: string) => void) {
  const payOrder = usePayOrder();
  const errorText = useErrorText();
  const [paying, setPaying] = useState<number | null>(null);

  async function pay(orderId: number): Promise<void> {
    setPaying(orderId);
    try {
      const { redirection, message } = await payOrder(orderId, "card", null);
      if (redirection !== null) {
        postToProvider(redirection, () => setPaying(null));
        return; // Stays pending: the browser is leaving.
      }
      onRefused(message);
    } catch (error) {
      onRefused(errorText(error));
    }
    setPaying(null);
  }
  return { pay, paying };
}
