import { useLingui } from "@lingui/react/macro";
import { type CouponState, CouponBox as KitCouponBox } from "@parution/kit/coupon-box";
import type { PaymentForm } from "./use-payment-form.ts";

/** Coupon field: the price with a code, or the server's refusal under the field. The coupon is used by the payment alone. */
export function CouponBox({ form }: { form: PaymentForm }) {
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
