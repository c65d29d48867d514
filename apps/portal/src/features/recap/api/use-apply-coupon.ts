import type { CallAnswer } from "@parution/contract/call";
import { applyCoupon } from "@parution/contract/payments";
import { useClient } from "../../../shared/api/api-scope.tsx";

export type CouponAnswer = CallAnswer<typeof applyCoupon>;

/** What the order would cost with a coupon; nothing is spent before the payment. */
export function useApplyCoupon(orderId: number) {
  const client = useClient();
  return (couponCode: string): Promise<CouponAnswer> =>
    client.call(applyCoupon, { body: { couponCode, orderId } });
}
