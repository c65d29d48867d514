export {
  type Balances,
  houseAccount,
  type LockedAccounts,
  lockAccounts,
  readBalances,
} from "./accounts.ts";
export { type CreditCondition, fitsCeiling, readCreditCondition } from "./credit.ts";
export { chargeEdit, creditEdit, type EditedOrder } from "./edits.ts";
export { chargeOnTerm, openBalances, type PaidOrder, payFromBalance } from "./movements.ts";
export {
  payWithReceipt,
  type Receipt,
  receiptToBalance,
  topUpWithReceipt,
} from "./receipts.ts";
export { type Discrepancy, reconcile } from "./reconcile.ts";
export { reverseOrder } from "./reverse.ts";
export { requireTopUpRoom } from "./top-up-room.ts";
export { type BankTransfer, transferToBalance, transferToDebt } from "./transfers.ts";
