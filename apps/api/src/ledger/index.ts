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
export { type Movement, postMovements } from "./post.ts";
export { type Discrepancy, EDITS, selectCredit, selectDiscrepancies } from "./queries.ts";
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
