import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater, type LaterAnswer } from "../../../shared/api/call-later.ts";

const applyCoupon = callLater(() => import("@parution/contract/payments"), "applyCoupon");

export type CouponAnswer = LaterAnswer<typeof applyCoupon>;

/** What the order would cost with a coupon; nothing is spent before the payment. */
export function useApplyCoupon(orderId: number, productId: number | null | undefined) {
  const client = useClient();
  return (couponCode: string): Promise<CouponAnswer> =>
    client.call(applyCoupon, {
      body: { couponCode, orderId, ...(productId != null && { productId }) },
    });
}
