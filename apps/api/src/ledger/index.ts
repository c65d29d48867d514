export { type Balances, type LockedAccounts, lockAccounts, readBalances } from "./accounts.ts";
export { type CreditCondition, fitsCeiling, readCreditCondition } from "./credit.ts";
export {
  type CardReceipt,
  cardToBalance,
  chargeOnTerm,
  openBalances,
  type PaidOrder,
  payByCard,
  payFromBalance,
} from "./movements.ts";
export { type Discrepancy, reconcile } from "./reconcile.ts";
export { reverseOrder } from "./reverse.ts";
