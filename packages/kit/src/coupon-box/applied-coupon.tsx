import { cva } from "class-variance-authority";
import { Button } from "../button/index.ts";
import { CheckCircleIcon } from "../icon/index.ts";

export interface AppliedCouponProps {
  code: string;
  discount: string;
  onRemove: (() => void) | undefined;
  labels: { code: string; remove: string };
  name: string | undefined;
  disabled: boolean;
}

/** A coupon that counts: a ticket with a dashed edge, as if to be cut out. */
const appliedCoupon = cva(
  "flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-success-line border-dashed bg-success-soft px-4 py-2 text-on-success-soft",
);

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
