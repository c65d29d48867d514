import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { topUpRefusal, topUpRoom } from "./index.ts";

describe("topUpRefusal", () => {
  it.each([
    [0, 0, "none"],
    [-1, 0, "none"],
    [0.5, 0, "none"],
    [1, 0, null],
    [20_000_00, 0, null],
    [20_000_01, 0, "above-highest"],
    [20_000_01, 19_999_99, "above-highest"],
    [19_999_99, 1, null],
    [20_000_00, 1, "balance-full"],
    [1, 19_999_99, null],
    [1, 20_000_00, "balance-full"],
    [1, 25_000_00, "balance-full"],
  ])("of %d on %d is %s", (amount, balance, refusal) => {
    expect(topUpRefusal(amount, balance)).toBe(refusal);
  });

  it("allows amounts up to the highest balance, and none beyond it", () => {
    const balances = fc.integer({ min: 0, max: 30_000_00 });
    fc.assert(
      fc.property(balances, fc.integer({ min: 1, max: 30_000_00 }), (balance, amount) => {
        expect(topUpRefusal(amount, balance) === null).toBe(amount <= topUpRoom(balance));
      }),
      { seed: 1 },
    );
  });
});
