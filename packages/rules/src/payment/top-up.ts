import type { Centimes } from "../money/index.ts";

/** Most that one top-up brings. */
export const HIGHEST_TOP_UP: Centimes = 20_000_00;

/** Highest balance of an account, apart from the free balance. */
export const HIGHEST_BALANCE: Centimes = 20_000_00;

/** Reason why an amount cannot be added to a balance. */
export type TopUpRefusal = "none" | "above-highest" | "balance-full";

/** Most that a top-up of an account with this balance may bring; 0 when it is full. */
export function topUpRoom(balance: Centimes): Centimes {
  return Math.min(HIGHEST_TOP_UP, Math.max(0, HIGHEST_BALANCE - balance));
}

/** Reason why `amount` cannot be added to `balance`; null when it can (docs/domain/payments.md#top-ups). */
export function topUpRefusal(amount: Centimes, balance: Centimes): TopUpRefusal | null {
  if (!Number.isSafeInteger(amount) || amount <= 0) return "none";
  if (amount > HIGHEST_TOP_UP) return "above-highest";
  return amount > topUpRoom(balance) ? "balance-full" : null;
}
