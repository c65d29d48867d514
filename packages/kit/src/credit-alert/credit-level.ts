/** Level of the credit used, against the ceiling. */
export type CreditLevel = "under" | "near" | "exceeded";

/** Share of the ceiling from which on it is near, from 0 to 1. */
export const NEAR_SHARE = 0.8;

/** True where both amounts are comparable. */
export function isMeasurable(used: number, ceiling: number): boolean {
  return Number.isFinite(used) && Number.isFinite(ceiling);
}

/** Share of the ceiling that is used, from 0 to 1. A ceiling of nothing is used up at once. */
export function usedShare(used: number, ceiling: number): number {
  if (!isMeasurable(used, ceiling)) return 0;
  if (used <= 0) return ceiling > 0 ? 0 : 1;
  return ceiling > 0 ? Math.min(used / ceiling, 1) : 1;
}

/** The level that the amounts speak of: exceeded only beyond the ceiling, near from 80 per cent of it. */
export function creditLevel(used: number, ceiling: number): CreditLevel {
  if (!isMeasurable(used, ceiling)) return "under";
  if (used > Math.max(0, ceiling)) return "exceeded";
  return usedShare(used, ceiling) >= NEAR_SHARE ? "near" : "under";
}
