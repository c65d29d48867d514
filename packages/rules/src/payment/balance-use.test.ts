import fc from "fast-check";
import { expect, test } from "vitest";
import { splitOverBalances } from "./balance-use.ts";

test.each([
  [48_00, { balance: 100_00, freeBalance: 0 }, { free: 0, paidIn: 48_00, missing: 0 }],
  [48_00, { balance: 100_00, freeBalance: 20_00 }, { free: 20_00, paidIn: 28_00, missing: 0 }],
  [48_00, { balance: 0, freeBalance: 60_00 }, { free: 48_00, paidIn: 0, missing: 0 }],
  [48_00, { balance: 10_00, freeBalance: 5_00 }, { free: 5_00, paidIn: 10_00, missing: 33_00 }],
  [0, { balance: 10_00, freeBalance: 5_00 }, { free: 0, paidIn: 0, missing: 0 }],
])("%i from %o: %o", (total, held, expected) => {
  expect(splitOverBalances(total, held)).toEqual(expected);
});

test("the parts add up to the total, none is below zero, and an amount is missing only when both balances are used up", () => {
  const amount = fc.nat(5_000_00);
  fc.assert(
    fc.property(amount, amount, amount, (total, balance, freeBalance) => {
      const { free, paidIn, missing } = splitOverBalances(total, { balance, freeBalance });
      expect(free + paidIn + missing).toBe(total);
      expect(Math.min(free, paidIn, missing)).toBeGreaterThanOrEqual(0);
      expect(free <= freeBalance && paidIn <= balance).toBe(true);
      if (missing > 0) expect([free, paidIn]).toEqual([freeBalance, balance]);
      if (paidIn > 0) expect(free).toBe(freeBalance);
    }),
  );
});
