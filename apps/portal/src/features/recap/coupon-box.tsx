import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { type CouponState, CouponBox as KitCouponBox } from "@parution/kit/coupon-box";
import { useState } from "react";
import type { Coupon } from "../../shared/orders/ordered/amounts.tsx";
import { useApplyCoupon } from "./use-apply-coupon.ts";

interface CouponBoxProps {
  orderId: number;
  productId: number | null | undefined;
  onCoupon: (coupon: Coupon | null) => void;
}

/** A code and what it changes; a refusal stands under the field in the server's words. */
export function CouponBox({ orderId, productId, onCoupon }: CouponBoxProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const applyCoupon = useApplyCoupon(orderId, productId);
  const [state, setState] = useState<CouponState>({ status: "none" });

  async function apply(code: string): Promise<void> {
    setState({ status: "pending" });
    try {
      const { price, message } = await applyCoupon(code);
      onCoupon({ code, ...price });
      setState({ status: "applied", code, discount: message });
    } catch (error) {
      setState({ status: "refused", reason: errorText(error) });
    }
  }

  function remove(): void {
    onCoupon(null);
    setState({ status: "none" });
  }

  return (
    <KitCouponBox
      state={state}
      onApply={(code) => void apply(code)}
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
