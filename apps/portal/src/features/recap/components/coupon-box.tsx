import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { TextField } from "@parution/kit/text-field";
import { useState } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { useApplyCoupon } from "../api/use-apply-coupon.ts";
import type { Coupon } from "../model/use-payment.ts";

interface CouponBoxProps {
  orderId: number;
  coupon: Coupon | null;
  onCoupon: (coupon: Coupon | null) => void;
}

/** A code and what it changes; a refusal stands under the field in the server's words. */
export function CouponBox({ orderId, coupon, onCoupon }: CouponBoxProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const applyCoupon = useApplyCoupon(orderId);
  const [refusal, setRefusal] = useState<string | undefined>();
  const [message, setMessage] = useState<string | undefined>();

  async function apply(data: FormData): Promise<void> {
    const code = String(data.get("coupon") ?? "").trim();
    onCoupon(null);
    setMessage(undefined);
    setRefusal(code === "" ? t`Saisissez un coupon` : undefined);
    if (code === "") return;
    try {
      const answer = await applyCoupon(code);
      onCoupon({ code, ...answer.price });
      setMessage(answer.message);
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return (
    <form noValidate action={apply} className="flex flex-col gap-1.5">
      <p aria-hidden="true" className="text-body-sm font-semibold">{t`Coupon`}</p>
      <div className="flex items-start gap-3">
        <TextField
          name="coupon"
          className="grow"
          label={t`Coupon`}
          hideLabel
          autoComplete="off"
          dir="ltr"
          defaultValue={coupon?.code ?? ""}
          key={coupon?.code ?? ""}
          error={refusal}
        />
        <Button type="submit" variant="secondary">
          {t`Appliquer`}
        </Button>
      </div>
      <p role="status" className="text-body-sm text-fg-muted">
        {message}
      </p>
    </form>
  );
}
