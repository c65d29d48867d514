import { cva, cx } from "class-variance-authority";
import { controlVariants } from "../form-field/index.ts";

/** The field: it shows capitals, as they are sent. On the narrowest screens the button goes below it. */
export function codeInput(): string {
  return cx(controlVariants({ kind: "line" }), "min-w-32 flex-1 uppercase");
}

/** A coupon that counts: a ticket with a dashed edge, as if to be cut out. */
export const appliedCoupon = cva(
  "flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-success-line border-dashed bg-success-soft px-4 py-2 text-on-success-soft",
);
