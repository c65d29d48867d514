import type { Centimes } from "../money/index.ts";

/** How a balance would pay an amount. */
export interface BalanceUse {
  /** Taken first (specification 2, point 4). */
  readonly free: Centimes;
  readonly paidIn: Centimes;
  /** What both together lack; 0 where they suffice. */
  readonly missing: Centimes;
}

/** What an account's balances give for `total`: the free one first, then the other, neither below zero. */
export function splitOverBalances(
  total: Centimes,
  held: { readonly balance: Centimes; readonly freeBalance: Centimes },
): BalanceUse {
  const free = Math.min(held.freeBalance, total);
  const paidIn = Math.min(held.balance, total - free);
  return { free, paidIn, missing: total - free - paidIn };
}
