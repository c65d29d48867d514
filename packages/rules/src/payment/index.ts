export type { BalanceUse } from "./balance-use.ts";
export { splitOverBalances } from "./balance-use.ts";
export type { PaymentMethod } from "./payment.ts";
export { PAYMENT_METHOD_CODES, SHORTEST_KEY } from "./payment.ts";
export type { TopUpRefusal } from "./top-up.ts";
export { HIGHEST_BALANCE, HIGHEST_TOP_UP, topUpRefusal, topUpRoom } from "./top-up.ts";
