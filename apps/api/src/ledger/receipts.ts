import type { Centimes } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
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

/** House account of a provider's money before its transfer, and the kinds of its movements. */
const means = {
  cmi: { clearing: houseAccount.card_clearing, pays: "order_by_card", refills: "card_to_balance" },
  cash: { clearing: houseAccount.cash_clearing, pays: "order_by_cash", refills: "cash_to_balance" },
} as const;

/** Pays an order with a receipt; its surplus goes to the account's balance. */
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

/** Puts a receipt on the account's balance: its order no longer waited for it. */
export async function receiptToBalance(
  tx: Transaction<Database>,
  receipt: Receipt,
  orderId: number,
  at: Date,
): Promise<void> {
  const { ids } = await lockAccounts(tx, receipt.businessId);
  const key = `payment:${receipt.paymentId}`;
  const kind = means[receipt.provider].refills;
  await postMovement(tx, refill(ids, receipt, { kind, key, orderId, at }));
}

/** Adds the receipt of a top-up to the account's balance: nothing is sold by it. */
export async function topUpWithReceipt(
  tx: Transaction<Database>,
  receipt: Receipt,
  orderId: number,
  at: Date,
): Promise<void> {
  const { ids } = await lockAccounts(tx, receipt.businessId);
  await postMovement(tx, topUpMovement(ids, receipt, orderId, at));
}

/** The movement of {@link topUpWithReceipt}. */
export function topUpMovement(
  ids: LockedAccounts["ids"],
  receipt: Receipt,
  orderId: number,
  at: Date,
): Movement {
  return refill(ids, receipt, { kind: "topup", key: `order:${orderId}`, orderId, at });
}

function refill(
  { balance }: LockedAccounts["ids"],
  { provider, paymentId, amount }: Receipt,
  movement: Pick<Movement, "kind" | "key" | "at"> & { readonly orderId: number },
): Movement {
  const lines = [
    { account: means[provider].clearing, amount: -amount },
    { account: balance, amount },
  ];
  return { ...movement, paymentId, lines };
}
