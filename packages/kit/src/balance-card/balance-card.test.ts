import { describe, expect, it } from "vitest";
import { balanceState } from "./balance-card.tsx";

describe("balanceState", () => {
  it.each([
    [500, undefined, "enough"],
    [0, undefined, "enough"],
    [-0.01, undefined, "negative"],
    [99, 100, "low"],
    [100, 100, "enough"],
    [-5, 100, "negative"],
    [null, 100, "unknown"],
    [Number.NaN, 100, "unknown"],
    [Number.NEGATIVE_INFINITY, 100, "unknown"],
    [5, Number.NaN, "enough"],
  ])("%d with little below %d is %s", (amount, lowBelow, state) => {
    expect(balanceState(amount, lowBelow)).toBe(state);
  });
});
