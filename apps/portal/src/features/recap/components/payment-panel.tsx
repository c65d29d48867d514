import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { PriceSummary } from "@parution/kit/price-summary";
import type { PaymentMethod } from "@parution/rules/payment";
import { useState } from "react";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { Recap } from "../../../shared/orders/use-recap.ts";
import { type Coupon, usePayment } from "../model/use-payment.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { CouponBox } from "./coupon-box.tsx";
import { PaymentMethods } from "./payment-methods.tsx";

interface PaymentPanelProps {
  recap: Recap;
  /** Called when the order is no longer what was shown. */
  onChanged: () => void;
}

/** Amounts, coupon, method, pay and cancel; the server said which of them this account has. */
export function PaymentPanel({ recap, onChanged }: PaymentPanelProps) {
  const { t } = useLingui();
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [method, setMethod] = useState<PaymentMethod | null>(recap.paymentMethods[0] ?? null);
  const payment = usePayment(recap, onChanged);
  const payable = recap.paymentMethods.length > 0 && payment.settled === null;
  return (
    <section
      aria-label={t`Paiement`}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-20"
    >
      <Amounts recap={recap} coupon={coupon} />
      {payment.settled && (
        <Alert tone="success" toneLabel={t`Information`}>
          {payment.settled}
        </Alert>
      )}
      {payable && recap.mayUseCoupon && <CouponBox orderId={recap.id} onCoupon={setCoupon} />}
      {payable && (
        <PaymentMethods methods={recap.paymentMethods} value={method} onChange={setMethod} />
      )}
      {payment.refusal && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {payment.refusal}
        </Alert>
      )}
      {payable && (
        <PayButton
          recap={recap}
          pending={payment.pending}
          onPay={() => method && void payment.pay(method, coupon)}
        />
      )}
      {recap.mayCancel && payment.settled === null && (
        <CancelOrder orderId={recap.id} disabled={payment.pending} />
      )}
    </section>
  );
}

/** While the ceiling is exceeded the server's message stands in place of the label. */
function PayButton(props: { recap: Recap; pending: boolean; onPay: () => void }) {
  const { t } = useLingui();
  const { ceiling } = props.recap;
  return (
    <Button
      variant="primary"
      width="full"
      disabled={ceiling.exceeded}
      pendingLabel={props.pending ? t`Paiement en cours` : undefined}
      onClick={props.onPay}
    >
      {ceiling.exceeded ? (ceiling.message ?? t`Plafond dépassé`) : t`Payer la commande`}
    </Button>
  );
}

function Amounts({ recap, coupon }: { recap: Recap; coupon: Coupon | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (centimes: number) => formatAmount(centimes, language);
  const split =
    coupon === null
      ? [
          { label: t`Montant HT`, amount: money(recap.exclTax) },
          { label: t`TVA 20 %`, amount: money(recap.tax) },
        ]
      : [];
  const steps =
    coupon === null
      ? []
      : [
          { label: t`Montant de la commande`, amount: money(recap.total) },
          {
            label: t`Coupon de ${coupon.discountPercent} %`,
            amount: `−${money(recap.total - coupon.total)}`,
          },
        ];
  return (
    <PriceSummary
      title={t`À payer`}
      steps={steps}
      split={split}
      total={{ label: t`Total TTC`, amount: money(coupon?.total ?? recap.total) }}
      state="current"
      labels={{ pending: "", stale: "", unavailable: "" }}
    />
  );
}
