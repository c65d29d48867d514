import { useLingui } from "@lingui/react/macro";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useIsWide } from "@parution/app/page/use-is-wide.ts";
import { Alert } from "@parution/kit/alert";
import { ClockIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense } from "react";
import { CancelOrder } from "../../shared/orders/cancel-order.tsx";
import { Amounts } from "../../shared/orders/ordered/amounts.tsx";
import type { Recap } from "../../shared/orders/use-recap.ts";
import { PaymentDeadline } from "../../shared/status/payment-deadline.tsx";
import { useDeadlineText } from "../../shared/use-deadline-text.ts";
import { CouponBox } from "./coupon-box.tsx";
import { PayButton } from "./pay-button.tsx";
import { PaymentMethods } from "./payment-methods.tsx";
import { PAYMENT_PANEL, TotalBar } from "./total-bar.tsx";
import { type PaymentForm, usePaymentForm } from "./use-payment-form.ts";

const BalanceShortage = lazyComponent(() =>
  import("./payment-alerts.tsx").then((module) => module.BalanceShortage),
);

const AwaitedCash = lazyComponent(() =>
  import("./payment-alerts.tsx").then((module) => module.AwaitedCash),
);

/** Payment of an order, with its total at the foot of a phone's window. */
export function Payment({ recap }: { recap: Recap }) {
  const isWide = useIsWide();
  const form = usePaymentForm(recap);
  return (
    <>
      {!isWide && recap.paymentMethods.length > 0 && (
        <TotalBar total={form.coupon?.total ?? recap.total} onTerm={recap.onTerm ?? false} />
      )}
      <PaymentPanel recap={recap} form={form} />
    </>
  );
}

interface PaymentPanelProps {
  recap: Recap;
  form: PaymentForm;
}

/** Amounts, coupon, method, payment and cancellation, as far as the server allows them to this account. */
function PaymentPanel({ recap, form }: PaymentPanelProps) {
  const { t } = useLingui();
  const { coupon, method, settled } = form;
  const isSettled = settled !== null;
  return (
    <section
      id={PAYMENT_PANEL}
      tabIndex={-1}
      aria-label={t`Paiement`}
      className="flex scroll-mt-24 flex-col gap-6 rounded-card border border-line bg-surface p-6 outline-none lg:sticky lg:top-[calc(var(--app-header-height,4rem)+1rem)]"
    >
      <Amounts recap={recap} coupon={coupon} method={method} />
      {isSettled ? (
        <Alert tone="success" labels={{ tone: t`Information` }}>
          {settled}
        </Alert>
      ) : (
        <AwaitedPayment recap={recap} />
      )}
      {(isSettled || recap.paymentMethods.length > 0) && <PaymentFields {...{ recap, form }} />}
      <CancelOrder
        orderId={recap.id}
        offered={recap.mayCancel || isSettled}
        disabled={form.isPaying || isSettled}
      />
    </section>
  );
}

/** Coupon, method and the button that pays. */
function PaymentFields({ recap, form }: PaymentPanelProps) {
  const { method, missing } = form;
  const isSettled = form.settled !== null;
  const tooPoor = method === "balance" && missing > 0;
  return (
    <Form form={form} className="flex flex-col gap-6">
      {!isSettled && (
        <>
          {recap.mayUseCoupon && <CouponBox form={form} />}
          <PaymentMethods
            methods={recap.paymentMethods}
            value={method}
            error={form.errorOf("method")}
            onChange={(chosen) => form.change("method", chosen)}
          />
        </>
      )}
      {tooPoor && (
        <Suspense>
          <BalanceShortage missing={missing} />
        </Suspense>
      )}
      <FormRefusal form={form} />
      <PayButton
        ceiling={recap.ceiling}
        onTerm={isSettled || method === "onTerm"}
        pending={form.isPaying}
        // Nothing is paid at a price that a coupon is about to change.
        disabled={isSettled || tooPoor || form.pendingIntent !== undefined}
      />
    </Form>
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
