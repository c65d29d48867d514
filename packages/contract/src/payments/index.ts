export { applyCoupon, payOrder, topUp, topUpForm } from "./pay.ts";
export { readPaymentState } from "./state.ts";
