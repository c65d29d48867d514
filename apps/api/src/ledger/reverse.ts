import type { Centimes } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import { type LockedAccounts, lockAccounts } from "./accounts.ts";
import { sales } from "./movements.ts";
import { type Movement, postMovement } from "./post.ts";
import { sumByAccountKind } from "./queries.ts";

/** Gives back an order with its edits: to the free balance and the debt as charged, the rest to the balance. */
export async function reverseOrder(
  tx: Transaction<Database>,
  order: { readonly id: number; readonly businessId: number },
  at: Date,
): Promise<void> {
  const accounts = await lockAccounts(tx, order.businessId);
  const taken = await readTaken(tx, order.id);
  await postMovement(tx, reversalMovement(accounts, taken, order.id, at));
}

/** The movement of {@link reverseOrder}. */
export function reversalMovement(
  accounts: Pick<LockedAccounts, "ids" | "owed">,
  taken: Taken,
  orderId: number,
  at: Date,
): Movement {
  const lines = [
    ...creditLines(accounts, taken, taken.exclTax + taken.tax),
    ...sales({ exclTax: -taken.exclTax, tax: -taken.tax }),
  ];
  return { kind: "reversal", key: `reversal:${orderId}`, orderId, at, lines };
}

/** Revenue of an order so far, with its edits, by source; zero after its reversal. */
export interface Taken {
  readonly exclTax: Centimes;
  readonly tax: Centimes;
  readonly fromFreeBalance: Centimes;
  readonly onTerm: Centimes;
}

/** Sums every movement of an order that its transaction has locked. */
export async function readTaken(tx: Transaction<Database>, orderId: number): Promise<Taken> {
  const rows = await sumByAccountKind(tx, orderId);
  const gained = new Map(rows.map(({ kind, amount }) => [kind, amount]));
  return {
    exclTax: gained.get("revenue") ?? 0,
    tax: gained.get("tax") ?? 0,
    fromFreeBalance: -(gained.get("free_balance") ?? 0),
    onTerm: -(gained.get("receivable") ?? 0),
  };
}

/**
 * Lines that give back a part of an order: the debt first, then the paid money, to the balance, and the part
 * from the free balance last and to there, so that a gift never becomes money.
 */
export function creditLines(
  accounts: Pick<LockedAccounts, "ids" | "owed">,
  taken: Taken,
  amount: Centimes,
): Movement["lines"] {
  const forgiven = Math.min(amount, taken.onTerm, accounts.owed);
  const paid = taken.exclTax + taken.tax - taken.onTerm - taken.fromFreeBalance;
  const rest = amount - forgiven;
  const free = Math.min(taken.fromFreeBalance, Math.max(0, rest - paid));
  return [
    { account: accounts.ids.receivable, amount: forgiven },
    { account: accounts.ids.freeBalance, amount: free },
    { account: accounts.ids.balance, amount: rest - free },
  ];
}
