import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { Alert } from "@parution/kit/alert";
import { ClockIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { type PaymentMethod, splitOverBalances } from "@parution/rules/payment";
import { Suspense, useState } from "react";
import { CancelOrder } from "../../shared/orders/cancel-order.tsx";
import { Amounts, type Coupon } from "../../shared/orders/ordered/amounts.tsx";
import type { Recap } from "../../shared/orders/use-recap.ts";
import { PaymentDeadline } from "../../shared/status/payment-deadline.tsx";
import { useDeadlineText } from "../../shared/use-deadline-text.ts";
import { CouponBox } from "./coupon-box.tsx";
import { PayButton } from "./pay-button.tsx";
import { PaymentMethods } from "./payment-methods.tsx";
import { PAYMENT_PANEL } from "./total-bar.tsx";
import { usePayment } from "./use-payment.ts";

const BalanceShortage = lazyComponent(() =>
  import("./payment-notices.tsx").then((module) => module.BalanceShortage),
);

const AwaitedCash = lazyComponent(() =>
  import("./payment-notices.tsx").then((module) => module.AwaitedCash),
);

interface PaymentPanelProps {
  recap: Recap;
  coupon: Coupon | null;
  onCoupon: (coupon: Coupon | null) => void;
}

/** Amounts, coupon, method, payment and cancellation, as far as the server allows them to this account. */
export function PaymentPanel({ recap, coupon, onCoupon }: PaymentPanelProps) {
  const { t } = useLingui();
  const [chosen, choose] = useState<PaymentMethod | null>(null);
  const payment = usePayment(recap);
  const settled = payment.settled !== null;
  const payable = recap.paymentMethods.length > 0;
  const isOpen = payable && !settled;
  const { missing } = splitOverBalances(coupon?.total ?? recap.total, recap);
  const method = chosen ?? likeliest(recap.paymentMethods, missing === 0);
  const tooPoor = method === "balance" && missing > 0;
  return (
    <section
      id={PAYMENT_PANEL}
      tabIndex={-1}
      aria-label={t`Paiement`}
      className="flex scroll-mt-24 flex-col gap-6 rounded-card border border-line bg-surface p-6 outline-none lg:sticky lg:top-[calc(var(--app-header-height,4rem)+1rem)]"
    >
      <Amounts recap={recap} coupon={coupon} method={method} />
      {!settled && <AwaitedPayment recap={recap} />}
      {payment.settled && (
        <Alert tone="success" labels={{ tone: t`Information` }}>
          {payment.settled}
        </Alert>
      )}
      {isOpen && (
        <>
          {recap.mayUseCoupon && (
            <CouponBox orderId={recap.id} productId={recap.productId} onCoupon={onCoupon} />
          )}
          <PaymentMethods methods={recap.paymentMethods} value={method} onChange={choose} />
        </>
      )}
      {tooPoor && (
        <Suspense>
          <BalanceShortage missing={missing} />
        </Suspense>
      )}
      <Refusal text={payment.refusal} />
      {(payable || settled) && (
        <PayButton
          ceiling={recap.ceiling}
          onTerm={settled || method === "onTerm"}
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

/** Deadline of the payment, and the code for cash. */
function AwaitedPayment({ recap }: { recap: Recap }) {
  const deadlineText = useDeadlineText();
  const { payableUntil, paymentMethods, status } = recap;
  return (
    <>
      {payableUntil !== null && paymentMethods.length > 0 && (
        <p className="flex items-start gap-2 text-body-sm">
          <ClockIcon className="mt-0.5 size-4 shrink-0" />
          <span>
            <PaymentDeadline order={recap} until={deadlineText(payableUntil)} />
          </span>
        </p>
      )}
      {status === "paymentPending" && (
        <Suspense fallback={<Skeleton shape="block" className="h-28" />}>
          <AwaitedCash orderId={recap.id} />
        </Suspense>
      )}
    </>
  );
}

function Refusal({ text }: { text: string | null }) {
  const { t } = useLingui();
  if (text === null) return null;
  return (
    <Alert tone="danger" labels={{ tone: t`Erreur` }}>
      {text}
    </Alert>
  );
}

/** First payment method that can succeed, else the first; null where there is none. */
function likeliest(
  methods: readonly PaymentMethod[],
  balanceSuffices: boolean,
): PaymentMethod | null {
  const able = methods.find((method) => method !== "balance" || balanceSuffices);
  return able ?? methods[0] ?? null;
}
