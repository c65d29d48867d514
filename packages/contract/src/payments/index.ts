export { applyCoupon } from "./coupon.ts";
export { payOrder } from "./pay.ts";
export { readPaymentState } from "./state.ts";
export { topUp } from "./top-up.ts";
