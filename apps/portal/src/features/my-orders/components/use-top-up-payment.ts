import { useState } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { postToProvider } from "../../../shared/payment/provider-form.ts";
import { usePayOrder } from "../../../shared/payment/use-pay-order.ts";

/** Pays a top-up that waits: the browser leaves for the card provider. Why it does not is told to `onRefused`. */
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
