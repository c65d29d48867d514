export { applyCoupon } from "./coupon.ts";
export { payOrder } from "./pay.ts";
