export {
  type Balances,
  houseAccount,
  type LockedAccounts,
  lockAccounts,
  readBalances,
} from "./accounts.ts";
export { type CreditCondition, fitsCeiling, readCredit, readCreditCondition } from "./credit.ts";
export { chargeEdit, creditEdit, type EditedOrder } from "./edits.ts";
export { chargeOnTerm, openBalances, type PaidOrder, payFromBalance } from "./movements.ts";
export { postMovements } from "./post.ts";
export {
  payWithReceipt,
  type Receipt,
  receiptMovement,
  receiptToBalance,
  topUpWithReceipt,
} from "./receipts.ts";
export { type Discrepancy, reconcile } from "./reconcile.ts";
export { reverseOrder } from "./reverse.ts";
export { requireTopUpRoom } from "./top-up-room.ts";
export { type BankTransfer, transferToBalance, transferToDebt } from "./transfers.ts";
