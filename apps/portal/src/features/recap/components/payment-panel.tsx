import { useLingui } from "@lingui/react/macro";
import { type PaymentMethod, splitOverBalances } from "@parution/rules/payment";
import { useState } from "react";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { CancelOrder } from "../../../shared/orders/cancel-order.tsx";
import { Amounts, type Coupon } from "../../../shared/orders/ordered/amounts.tsx";
import type { Recap } from "../../../shared/orders/use-recap.ts";
import { usePayment } from "../model/use-payment.ts";
import { AwaitedCash } from "./awaited-cash.tsx";
import { BalanceShortage } from "./balance-shortage.tsx";
import { CouponBox } from "./coupon-box.tsx";
import { PayButton } from "./pay-button.tsx";
import { PaymentMethods } from "./payment-methods.tsx";

/** Amounts, coupon, method, pay and cancel; the server said which of them this account has. */
export function PaymentPanel({ recap }: { recap: Recap }) {
  const { t } = useLingui();
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [chosen, choose] = useState<PaymentMethod | null>(null);
  const payment = usePayment(recap);
  const settled = payment.settled !== null;
  const payable = recap.paymentMethods.length > 0;
  const { missing } = splitOverBalances(coupon?.total ?? recap.total, recap);
  const method = chosen ?? likeliest(recap.paymentMethods, missing === 0);
  const tooPoor = method === "balance" && missing > 0;
  return (
    <section
      aria-label={t`Paiement`}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-20"
    >
      <Amounts recap={recap} coupon={coupon} method={method} />
      {recap.status === "paymentPending" && !settled && <AwaitedCash orderId={recap.id} />}
      {payment.settled && (
        <Alert tone="success" toneLabel={t`Information`}>
          {payment.settled}
        </Alert>
      )}
      {payable && !settled && recap.mayUseCoupon && (
        <CouponBox orderId={recap.id} onCoupon={setCoupon} />
      )}
      {payable && !settled && (
        <PaymentMethods methods={recap.paymentMethods} value={method} onChange={choose} />
      )}
      {tooPoor && <BalanceShortage missing={missing} />}
      {payment.refusal && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {payment.refusal}
        </Alert>
      )}
      {(payable || settled) && (
        <PayButton
          ceiling={recap.ceiling}
          pending={payment.pending}
          disabled={settled || tooPoor}
          onPay={() => method && void payment.pay(method, coupon)}
        />
      )}
      <CancelOrder
        orderId={recap.id}
        offered={recap.mayCancel || settled}
        disabled={payment.pending || settled}
      />
    </section>
  );
}

/** The first way that can succeed; null where there is none at all. */
function likeliest(
  methods: readonly PaymentMethod[],
  balanceSuffices: boolean,
): PaymentMethod | null {
  const able = methods.find((method) => method !== "balance" || balanceSuffices);
  return able ?? methods[0] ?? null;
}
