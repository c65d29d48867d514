import { useErrorText } from "@parution/app/data/error-text.ts";
import { useLink } from "@parution/app/links/links.tsx";
import type { PaymentMethod } from "@parution/rules/payment";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Coupon } from "../../shared/orders/ordered/amounts.tsx";
import type { Recap } from "../../shared/orders/use-recap.ts";
import { postToProvider } from "../../shared/provider-form.ts";
import { usePayOrder } from "../../shared/use-pay-order.ts";

/**
 * The payment of an order: by card it leaves for the provider; from the balance, or with a code for a cash partner, it ends on
 * the outcome page; on term it stays, with the server's message about the terms (`settled`) and without further actions.
 */
export function usePayment(recap: Recap) {
  const payOrder = usePayOrder();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const link = useLink();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [settled, setSettled] = useState<string | null>(null);

  async function pay(method: PaymentMethod, coupon: Coupon | null): Promise<void> {
    setPending(true);
    setRefusal(null);
    try {
      const { redirection, message, status } = await payOrder(
        recap.id,
        method,
        coupon?.code ?? null,
      );
      if (redirection !== null) {
        postToProvider(redirection, () => setPending(false));
        return; // Stays pending: the browser is leaving.
      }
      if (method === "onTerm") {
        setSettled(message);
      } else {
        const page = status === "paymentPending" ? "/paiement-encours" : "/paiement-succes";
        void navigate(`${link(page)}?commande=${recap.id}`);
      }
    } catch (error) {
      setRefusal(errorText(error));
    }
    setPending(false);
  }

  return { pay, pending, refusal, settled };
}
