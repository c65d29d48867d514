import { Button } from "../button/index.ts";
import { CheckCircleIcon } from "../icon/index.ts";
import { appliedCoupon } from "./coupon-box.variants.ts";

export interface AppliedCouponProps {
  code: string;
  discount: string;
  onRemove: (() => void) | undefined;
  labels: { code: string; remove: string };
  name: string | undefined;
  disabled: boolean;
}

/** The ticket: the code that counts and what it takes off. */
export function AppliedCoupon(props: AppliedCouponProps) {
  const { code, discount, onRemove, labels, name, disabled } = props;
  return (
    <div className="grid gap-1.5">
      <p aria-hidden="true" className="font-semibold text-body-sm text-fg">
        {labels.code}
      </p>
      {name !== undefined && <input type="hidden" name={name} value={code} disabled={disabled} />}
      <div className={appliedCoupon()}>
        <CheckCircleIcon className="size-5" />
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <bdi className="font-semibold wrap-anywhere">{code}</bdi>
          <span className="text-body-sm">{discount}</span>
        </p>
        {onRemove && (
          <Button variant="quiet" size="sm" onClick={onRemove} disabled={disabled}>
            {labels.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
