import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { applyCoupon } from "@parution/contract/lazy/payments";
import { type CouponState, CouponBox as KitCouponBox } from "@parution/kit/coupon-box";
import { useState } from "react";
import type { Coupon } from "../../shared/orders/ordered/amounts.tsx";

interface CouponBoxProps {
  orderId: number;
  productId: number | null | undefined;
  onCoupon: (coupon: Coupon | null) => void;
}

type AppliedCoupon = Extract<CouponState, { status: "applied" }>;

/** Coupon field: the price with a code, or the server's refusal under the field. The coupon is used by the payment alone. */
export function CouponBox({ orderId, productId, onCoupon }: CouponBoxProps) {
  const { t } = useLingui();
  const client = useClient();
  const [applied, setApplied] = useState<AppliedCoupon | null>(null);
  const { run, pending, refusal } = useAction(async (code: string) => {
    const { price, message } = await client.call(applyCoupon, {
      body: { couponCode: code, orderId, ...(productId != null && { productId }) },
    });
    onCoupon({ code, ...price });
    setApplied({ status: "applied", code, discount: message });
  });

  function remove(): void {
    onCoupon(null);
    setApplied(null);
  }

  return (
    <KitCouponBox
      state={applied ?? unappliedState(pending, refusal)}
      onApply={(code) => void run(code)}
      onRemove={remove}
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

function unappliedState(pending: boolean, refusal: string | null): CouponState {
  if (pending) return { status: "pending" };
  return refusal === null ? { status: "none" } : { status: "refused", reason: refusal };
}
