import type { Centimes } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import { houseAccount, type LockedAccounts, lockAccounts } from "./accounts.ts";
import { type Movement, postMovement } from "./post.ts";

/** The order that a movement pays, in centimes. */
export interface PaidOrder {
  readonly id: number;
  readonly total: Centimes;
  readonly exclTax: Centimes;
  readonly tax: Centimes;
}

/** Revenue of a sale, and its tax, in centimes. */
export const sales = (order: Pick<PaidOrder, "exclTax" | "tax">) => [
  { account: houseAccount.revenue, amount: order.exclTax },
  { account: houseAccount.tax, amount: order.tax },
];

/**
 * Pays an order from the balances of the account, the free balance first.
 * @returns false, with nothing written, when their sum does not suffice.
 */
export async function payFromBalance(
  tx: Transaction<Database>,
  accounts: LockedAccounts,
  order: PaidOrder,
  at: Date,
): Promise<boolean> {
  const free = Math.min(accounts.freeBalance, order.total);
  if (order.total - free > accounts.balance) return false;
  await postMovement(tx, balanceMovement(accounts.ids, order, free, at));
  return true;
}

/** The movement of {@link payFromBalance}, of which the free balance gives `free`. */
export function balanceMovement(
  ids: LockedAccounts["ids"],
  order: PaidOrder,
  free: Centimes,
  at: Date,
): Movement {
  return {
    kind: "order_by_balance",
    key: `order:${order.id}`,
    orderId: order.id,
    at,
    lines: [
      { account: ids.freeBalance, amount: -free },
      { account: ids.balance, amount: free - order.total },
      ...sales(order),
    ],
  };
}

/** Adds an order to the debt of the account. The caller decides on the locked accounts if it fits. */
export async function chargeOnTerm(
  tx: Transaction<Database>,
  accounts: LockedAccounts,
  order: PaidOrder,
  at: Date,
): Promise<void> {
  await postMovement(tx, termMovement(accounts.ids, order, at));
}

/** The movement of {@link chargeOnTerm}. */
export function termMovement(
  { receivable }: LockedAccounts["ids"],
  order: PaidOrder,
  at: Date,
): Movement {
  return {
    kind: "order_on_term",
    key: `order:${order.id}`,
    orderId: order.id,
    at,
    lines: [{ account: receivable, amount: -order.total }, ...sales(order)],
  };
}

/** Opening movement of a business from before the ledger; once only for each business. */
export async function openBalances(
  tx: Transaction<Database>,
  businessId: number,
  opening: {
    readonly balance?: Centimes;
    readonly freeBalance?: Centimes;
    readonly owed?: Centimes;
  },
  at: Date,
): Promise<void> {
  const { balance = 0, freeBalance = 0, owed = 0 } = opening;
  const { ids } = await lockAccounts(tx, businessId);
  await postMovement(tx, {
    kind: "opening",
    key: `opening:${businessId}`,
    at,
    lines: [
      { account: ids.balance, amount: balance },
      { account: ids.freeBalance, amount: freeBalance },
      { account: ids.receivable, amount: -owed },
      { account: houseAccount.opening, amount: owed - balance - freeBalance },
    ],
  });
}
