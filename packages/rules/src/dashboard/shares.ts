import type { Centimes } from "../money/index.ts";

/** All of it, in hundredths of a per cent. */
const WHOLE = 10_000;

/**
 * Share of each amount in their sum, in per cent with two decimals. The shares add up to exactly 100: the remainder of
 * rounding goes to the parts that it cut most. An amount below zero counts as none; where there is none, all shares are 0.
 */
export function sharesOf(amounts: readonly Centimes[]): number[] {
  const parts = amounts.map((amount) => BigInt(Math.max(0, amount)));
  const sum = parts.reduce((total, part) => total + part, 0n);
  if (sum === 0n) return amounts.map(() => 0);
  const exact = parts.map((part) => part * BigInt(WHOLE));
  const shares = exact.map((part) => Number(part / sum));
  const left = WHOLE - shares.reduce((total, share) => total + share, 0);
  const mostCut = exact
    .map((part, index) => ({ index, cut: part % sum }))
    .toSorted((a, b) => (a.cut === b.cut ? a.index - b.index : a.cut < b.cut ? 1 : -1))
    .slice(0, left);
  const raised = new Set(mostCut.map(({ index }) => index));
  return shares.map((share, index) => (share + (raised.has(index) ? 1 : 0)) / 100);
}
