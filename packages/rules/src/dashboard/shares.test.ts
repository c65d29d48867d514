import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharesOf } from "./index.ts";

describe("sharesOf", () => {
  it("gives the remainder of rounding to the parts that it cut most", () => {
    expect(sharesOf([1, 1, 1])).toEqual([33.34, 33.33, 33.33]);
    expect(sharesOf([2, 1])).toEqual([66.67, 33.33]);
    expect(sharesOf([5, 0, -3])).toEqual([100, 0, 0]);
  });

  it("is 0 of nothing", () => {
    expect(sharesOf([])).toEqual([]);
    expect(sharesOf([0, 0])).toEqual([0, 0]);
  });

  it("adds up to 100, each share within a hundredth of its part", () => {
    const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 30 }), (amounts) => {
        const total = amounts.reduce((sum, part) => sum + BigInt(part), 0n);
        fc.pre(total > 0n);
        const hundredths = sharesOf(amounts).map((share) => Math.round(share * 100));
        expect(hundredths.reduce((sum, share) => sum + share, 0)).toBe(10_000);
        for (const [index, share] of hundredths.entries()) {
          const exact = Number((BigInt(amounts[index] ?? 0) * 1_000_000n) / total) / 100;
          expect(Math.abs(share - exact)).toBeLessThan(1.01);
        }
      }),
    );
  });
});
