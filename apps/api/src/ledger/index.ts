export {
  type Balances,
  houseAccount,
  type LockedAccounts,
  lockAccounts,
  readBalances,
} from "./accounts.ts";
export {
  type CreditCondition,
  type CreditRow,
  creditConditionOf,
  fitsCeiling,
  noCredit,
  readCredit,
  readCreditCondition,
  requireTopUpRoom,
  selectCredit,
} from "./credit.ts";
export { chargeEdit, creditEdit, type EditedOrder } from "./edits.ts";
export {
  balanceMovement,
  chargeOnTerm,
  openBalances,
  type PaidOrder,
  payFromBalance,
  termMovement,
} from "./movements.ts";
export { type Discrepancy, type Movement, postMovements, reconcile } from "./post.ts";
export {
  payWithReceipt,
  type Receipt,
  receiptMovement,
  receiptToBalance,
  topUpMovement,
  topUpWithReceipt,
} from "./receipts.ts";
export { reversalMovement, reverseOrder } from "./reverse.ts";
export {
  type BankTransfer,
  debtMovement,
  transferToBalance,
  transferToDebt,
} from "./transfers.ts";
