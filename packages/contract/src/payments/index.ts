export { applyCoupon, payOrder, topUp } from "./pay.ts";
export { readPaymentState } from "./state.ts";
