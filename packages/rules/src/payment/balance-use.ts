import type { Centimes } from "../money/index.ts";

/** Split of an amount over a balance. */
export interface BalanceUse {
  /** Taken first. */
  readonly free: Centimes;
  readonly paidIn: Centimes;
  /** Amount missing in both, in centimes; 0 where they suffice. */
  readonly missing: Centimes;
}

/** Amounts of an account's balances for `total`: the free one first, neither below zero. */
export function splitOverBalances(
  total: Centimes,
  held: { readonly balance: Centimes; readonly freeBalance: Centimes },
): BalanceUse {
  const free = Math.min(held.freeBalance, total);
  const paidIn = Math.min(held.balance, total - free);
  return { free, paidIn, missing: total - free - paidIn };
}
