import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  divideHalfUp,
  lessPercent,
  parseAmount,
  sharesOf,
  splitTax,
  toDecimal,
  withTax,
} from "./index.ts";

const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe("divideHalfUp", () => {
  it.each([
    [7, 2, 4],
    [5, 4, 1],
    [6, 4, 2],
    [-3, 2, -1],
    [-5, 3, -2],
    [0, 5, 0],
  ])("%i ÷ %i is %i", (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  it("agrees with exact integer arithmetic", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000 }), (top, bottom) => {
        const doubled = 2n * BigInt(top) + BigInt(bottom);
        const by = 2n * BigInt(bottom);
        const floor = doubled / by - (doubled % by < 0n ? 1n : 0n);
        expect(BigInt(divideHalfUp(top, bottom))).toBe(floor);
      }),
      { seed: 1 },
    );
  });

  it.each([
    [1.5, 2],
    [1, Number.NaN],
    [1, 0],
    [1, -2],
    [2 ** 53, 1],
  ])("refuses %d ÷ %d", (numerator, denominator) => {
    expect(() => divideHalfUp(numerator, denominator)).toThrow(RangeError);
  });
});

describe("tax", () => {
  it.each([
    [2000, 2400],
    [1800, 2160],
    [2550, 3060],
    [25_000, 30_000],
    [1, 1],
    [2, 2],
    [3, 4],
    [1234, 1481],
  ])("adds a fifth to %i: %i", (exclTax, inclTax) => {
    expect(withTax(exclTax)).toBe(inclTax);
  });

  it.each([
    [2400, 2000, 400],
    [100, 83, 17],
    [3, 3, 0],
    [0, 0, 0],
  ])("splits %i into %i and %i", (inclTax, exclTax, tax) => {
    expect(splitTax(inclTax)).toEqual({ exclTax, tax });
  });

  it("splits into two parts that add up, the first within half a centime of five sixths", () => {
    fc.assert(
      fc.property(amount, (inclTax) => {
        const { exclTax, tax } = splitTax(inclTax);
        expect(exclTax + tax).toBe(inclTax);
        expect(Math.abs(6 * exclTax - 5 * inclTax)).toBeLessThanOrEqual(3);
        expect(tax).toBeGreaterThanOrEqual(0);
      }),
      { seed: 2 },
    );
  });

  it("removes the tax that it added", () => {
    fc.assert(
      fc.property(amount, (exclTax) => {
        expect(splitTax(withTax(exclTax)).exclTax).toBe(exclTax);
      }),
      { seed: 3 },
    );
  });
});

describe("lessPercent", () => {
  it.each([
    [1000, 10, 900],
    [3333, 15, 2833],
    [3330, 15, 2831],
    [1001, 12.5, 876],
    [999, 0, 999],
    [999, 100, 0],
  ])("%i less %d %% is %i", (whole, percent, expected) => {
    expect(lessPercent(whole, percent)).toBe(expected);
  });

  it.each([-1, 101, Number.NaN])("refuses %d %%", (percent) => {
    expect(() => lessPercent(100, percent)).toThrow(RangeError);
  });
});

describe("decimals", () => {
  it.each([
    ["24.00", 2400],
    ["24", 2400],
    ["24.5", 2450],
    ["0.07", 7],
    ["-12.30", -1230],
    ["-0.00", 0],
  ])("reads %s as %i", (text, centimes) => {
    expect(parseAmount(text)).toBe(centimes);
  });

  it.each(["", " 24", "24,00", "24.", ".5", "24.001", "1e3", "0x10", "٢٤", "NaN", "9".repeat(14)])(
    "refuses «%s»",
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  it.each([
    [2400, "24.00"],
    [7, "0.07"],
    [0, "0.00"],
    [-1230, "-12.30"],
    [-5, "-0.05"],
  ])("writes %i as %s", (centimes, text) => {
    expect(toDecimal(centimes)).toBe(text);
  });

  it("refuses to write a fraction of a centime", () => {
    expect(() => toDecimal(0.5)).toThrow(RangeError);
  });

  it("reads its own output", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (centimes) => {
        expect(parseAmount(toDecimal(centimes))).toBe(centimes === 0 ? 0 : centimes);
      }),
      { seed: 4 },
    );
  });
});

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
    const part = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 30 }), (amounts) => {
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
