import type { Centimes } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/index.ts";
import { houseAccount, type LockedAccounts, lockAccounts } from "./accounts.ts";
import { type PaidOrder, sales } from "./movements.ts";
import { type Movement, postMovement } from "./post.ts";

/** An amount that a payment provider has accepted for an order. */
export interface Receipt {
  readonly provider: "cmi" | "cash";
  readonly paymentId: number;
  readonly businessId: number;
  readonly amount: Centimes;
}

/** Where a provider's money waits for its transfer, and how its movements are called. */
const means = {
  cmi: { clearing: houseAccount.card_clearing, pays: "order_by_card", refills: "card_to_balance" },
  cash: { clearing: houseAccount.cash_clearing, pays: "order_by_cash", refills: "cash_to_balance" },
} as const;

/** Pays an order with what a provider brought; what it brought beyond the total goes to the account's balance. */
export async function payWithReceipt(
  tx: Transaction<Database>,
  receipt: Receipt,
  order: PaidOrder,
  at: Date,
): Promise<void> {
  const { ids } = await lockAccounts(tx, receipt.businessId);
  await postMovement(tx, receiptMovement(ids, receipt, order, at));
}

/** The movement of {@link payWithReceipt}. */
export function receiptMovement(
  { balance }: LockedAccounts["ids"],
  receipt: Receipt,
  order: PaidOrder,
  at: Date,
): Movement {
  const { clearing, pays } = means[receipt.provider];
  return {
    kind: pays,
    key: `order:${order.id}`,
    orderId: order.id,
    paymentId: receipt.paymentId,
    at,
    lines: [
      { account: clearing, amount: -receipt.amount },
      { account: balance, amount: receipt.amount - order.total },
      ...sales(order),
    ],
  };
}

/** Puts what a provider brought on the account's balance: its order no longer waited for it. */
export function receiptToBalance(
  tx: Transaction<Database>,
  receipt: Receipt,
  orderId: number,
  at: Date,
): Promise<void> {
  const { refills } = means[receipt.provider];
  return refill(tx, receipt, { kind: refills, key: `payment:${receipt.paymentId}`, orderId, at });
}

/** Adds what a provider brought for a top-up to the account's balance: nothing is sold by it. */
export function topUpWithReceipt(
  tx: Transaction<Database>,
  receipt: Receipt,
  orderId: number,
  at: Date,
): Promise<void> {
  return refill(tx, receipt, { kind: "topup", key: `order:${orderId}`, orderId, at });
}

async function refill(
  tx: Transaction<Database>,
  { provider, paymentId, businessId, amount }: Receipt,
  movement: Pick<Movement, "kind" | "key" | "at"> & { readonly orderId: number },
): Promise<void> {
  const { ids } = await lockAccounts(tx, businessId);
  const lines = [
    { account: means[provider].clearing, amount: -amount },
    { account: ids.balance, amount },
  ];
  await postMovement(tx, { ...movement, paymentId, lines });
}
