import { useLingui } from "@lingui/react/macro";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useIsWide } from "@parution/app/page/use-is-wide.ts";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { type CouponState, CouponBox as KitCouponBox } from "@parution/kit/coupon-box";
import { ClockIcon } from "@parution/kit/icon";
import { RadioCards } from "@parution/kit/radio-cards";
import { Skeleton } from "@parution/kit/skeleton";
import type { PaymentMethod } from "@parution/rules/payment";
import { Suspense } from "react";
import { CancelOrder } from "../../shared/orders/cancel-order.tsx";
import { Amounts } from "../../shared/orders/ordered/amounts.tsx";
import { methodVariants } from "../../shared/orders/ordered/order-facts.tsx";
import type { Recap } from "../../shared/orders/use-recap.ts";
import { PaymentDeadline } from "../../shared/payment-deadline.tsx";
import { useDeadlineText } from "../../shared/use-deadline-text.ts";
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
      {(isSettled || recap.paymentMethods.length > 0) && (
        <PaymentFields recap={recap} form={form} />
      )}
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

/** Coupon field: the price with a code, or the server's refusal under the field. The coupon is used by the payment alone. */
function CouponBox({ form }: { form: PaymentForm }) {
  const { t } = useLingui();
  return (
    <KitCouponBox
      state={couponState(form)}
      onApply={(couponCode) => void form.submit({ couponCode })}
      onRemove={() => form.change("coupon", null)}
      disabled={form.isPaying}
      labels={{
        code: t`Coupon`,
        apply: t`Appliquer`,
        pending: t`Vérification en cours`,
        remove: t`Retirer`,
        empty: t`Saisissez un coupon`,
      }}
    />
  );
}

function couponState({ coupon, pendingIntent, errorOf }: PaymentForm): CouponState {
  if (pendingIntent) return { status: "pending" };
  if (coupon) return { status: "applied", code: coupon.code, discount: coupon.message };
  const reason = errorOf("coupon");
  return reason === undefined ? { status: "none" } : { status: "refused", reason };
}

interface PaymentMethodsProps {
  methods: readonly PaymentMethod[];
  value: PaymentMethod | null;
  error: string | undefined;
  onChange: (method: PaymentMethod) => void;
}

/** Payment methods that the account may use. */
function PaymentMethods({ methods: offered, value, error, onChange }: PaymentMethodsProps) {
  const { t, i18n } = useLingui();
  return (
    <RadioCards
      name="method"
      label={t`Mode de paiement`}
      value={value}
      error={error}
      onChange={(value) => {
        const chosen = offered.find((method) => method === value);
        if (chosen) onChange(chosen);
      }}
      items={offered.map((method) => {
        const { label, icon: Icon } = methodVariants[method];
        return { value: method, label: i18n._(label), picture: <Icon /> };
      })}
    />
  );
}

interface PayButtonProps {
  ceiling: Recap["ceiling"];
  /** True where the order is charged to the account instead of paid. */
  onTerm: boolean;
  pending: boolean;
  disabled: boolean;
}

/** While the ceiling is exceeded the server's message stands in place of the label. */
function PayButton({ ceiling, onTerm, pending, disabled }: PayButtonProps) {
  const { t } = useLingui();
  const label = onTerm ? t`Porter sur mon compte` : t`Payer la commande`;
  const pendingLabel = onTerm ? label : t`Paiement en cours`;
  return (
    <Button
      type="submit"
      variant="primary"
      width="full"
      disabled={disabled || ceiling.exceeded}
      isPending={pending}
      pendingLabel={pendingLabel}
    >
      {ceiling.exceeded ? (ceiling.message ?? t`Plafond dépassé`) : label}
    </Button>
  );
}
