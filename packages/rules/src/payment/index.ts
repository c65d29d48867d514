export type { PaymentMethod } from "./payment.ts";
export { PAYMENT_METHOD_CODES } from "./payment.ts";
