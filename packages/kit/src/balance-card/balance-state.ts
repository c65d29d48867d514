/** Level of a balance. */
export type BalanceState = "enough" | "low" | "negative" | "unknown";

/** The state of an amount; `lowBelow` is the first amount that is not low, and none means that none is. */
export function balanceState(amount: number | null, lowBelow?: number): BalanceState {
  if (amount === null || !Number.isFinite(amount)) return "unknown";
  if (amount < 0) return "negative";
  return lowBelow !== undefined && amount < lowBelow ? "low" : "enough";
}
