import { useClient } from "@parution/app/data/api-scope.tsx";
import type { LazyAnswer } from "@parution/contract/lazy";
import { applyCoupon } from "@parution/contract/lazy/payments";

export type CouponAnswer = LazyAnswer<typeof applyCoupon>;

/** Price of the order with a coupon; the coupon is used by the payment alone. */
export function useApplyCoupon(orderId: number, productId: number | null | undefined) {
  const client = useClient();
  return (couponCode: string): Promise<CouponAnswer> =>
    client.call(applyCoupon, {
      body: { couponCode, orderId, ...(productId != null && { productId }) },
    });
}
