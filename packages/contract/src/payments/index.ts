export { applyCoupon } from "./coupon.ts";
export { payOrder } from "./pay.ts";
export { topUp } from "./top-up.ts";
