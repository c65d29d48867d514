import { useClient } from "@parution/app/data/api-scope.tsx";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ApiError } from "@parution/contract/errors";
import { applyCoupon } from "@parution/contract/lazy/payments";
import { type PaymentMethod, splitOverBalances } from "@parution/rules/payment";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Coupon } from "../../shared/orders/ordered/amounts.tsx";
import type { Recap } from "../../shared/orders/use-recap.ts";
import { postToProvider, usePayOrder } from "../../shared/pay-order.ts";

/** A coupon that the server accepted, with its message. */
interface AppliedCoupon extends Coupon {
  readonly message: string;
}

interface PaymentValues {
  /** Null until one is chosen: the likeliest one counts. */
  readonly method: PaymentMethod | null;
  readonly coupon: AppliedCoupon | null;
}

/** Submission that applies a coupon; one without an intent pays. */
interface CouponIntent {
  readonly couponCode: string;
}

export type PaymentForm = ReturnType<typeof usePaymentForm>;

/**
 * Form of an order's payment. By card it leaves for the provider; from the balance, or with a code for a cash partner, it ends on
 * the outcome page; on term it stays, with the server's message about the terms (`settled`) and without further actions.
 */
export function usePaymentForm(recap: Recap) {
  const client = useClient();
  const payOrder = usePayOrder();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const link = useLink();
  const [settled, setSettled] = useState<string | null>(null);
  const form = useAppForm<PaymentValues, PaymentValues, CouponIntent>({
    defaultValues: { method: null, coupon: null },
    // What cannot be paid is no fault of a field: the button says so.
    faultsOf: () => ({}),
    onSubmit: (values, _captcha, intent) => (intent ? apply(intent) : pay(values)),
  });
  const values = { method: form.watch("method"), coupon: form.watch("coupon") };

  async function apply({ couponCode }: CouponIntent): Promise<undefined> {
    const { id: orderId, productId } = recap;
    try {
      const { price, message } = await client.call(applyCoupon, {
        body: { couponCode, orderId, ...(productId != null && { productId }) },
      });
      form.change("coupon", { code: couponCode, message, ...price });
    } catch (error) {
      // Whatever the reason, it is shown where the code was typed.
      throw new ApiError(422, "VALIDATION", "", { fields: { coupon: [errorText(error)] } });
    }
  }

  async function pay(submitted: PaymentValues): Promise<undefined> {
    const { method } = meansOf(recap, submitted);
    if (method === null) return;
    const code = submitted.coupon?.code ?? null;
    const { redirection, message, status } = await payOrder(recap.id, method, code);
    if (redirection !== null) {
      // Pending while the browser leaves.
      await new Promise<void>((resolve) => postToProvider(redirection, resolve));
    } else if (method === "onTerm") {
      setSettled(message);
    } else {
      const page = status === "paymentPending" ? "/paiement-encours" : "/paiement-succes";
      void navigate(`${link(page)}?commande=${recap.id}`);
      // Pending until that page stands in place of this one: nothing is left to pay.
      await new Promise<never>(() => undefined);
    }
  }

  return {
    ...form,
    ...meansOf(recap, values),
    coupon: values.coupon,
    settled,
    /** True while the payment is sent, as distinct from a coupon. */
    isPaying: form.pending && form.pendingIntent === undefined,
  };
}

/** Method that pays the order: the chosen one, else the first that can succeed, else the first; and what the balances lack. */
function meansOf(recap: Recap, { method, coupon }: PaymentValues) {
  const { paymentMethods } = recap;
  const { missing } = splitOverBalances(coupon?.total ?? recap.total, recap);
  const able = paymentMethods.find((offered) => offered !== "balance" || missing === 0);
  return { method: method ?? able ?? paymentMethods[0] ?? null, missing };
}
