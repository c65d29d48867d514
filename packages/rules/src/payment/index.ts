export type { BalanceUse } from "./balance-use.ts";
export { splitOverBalances } from "./balance-use.ts";
export { SHORTEST_KEY } from "./partner-key.ts";
export type { PaymentMethod } from "./payment.ts";
export { PAYMENT_METHOD_CODES } from "./payment.ts";
export type { TopUpRefusal } from "./top-up.ts";
export { HIGHEST_BALANCE, HIGHEST_TOP_UP, topUpRefusal, topUpRoom } from "./top-up.ts";
