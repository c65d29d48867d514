import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heightScale, valueAxis } from "./value-axis.ts";

describe("values that reach ten", () => {
  it.each([
    [[12], [0, 10, 20]],
    [[10], [0, 10]],
    [
      [37, 4],
      [0, 10, 20, 30, 40],
    ],
    [[99], [0, 50, 100]],
    [[120], [0, 50, 100, 150]],
    [[1224.5], [0, 500, 1000, 1500]],
    [[75_000], [0, 20_000, 40_000, 60_000, 80_000]],
  ])("%j has ticks at multiples of ten", (figures, ticks) => {
    expect(valueAxis(figures).ticks).toEqual(ticks);
  });

  it("goes below zero where values do", () => {
    expect(valueAxis([-15, 22])).toEqual({ low: -20, high: 30, ticks: [-20, -10, 0, 10, 20, 30] });
    expect(valueAxis([-400])).toEqual({ low: -400, high: 0, ticks: [-400, -300, -200, -100, 0] });
  });
});

describe("smaller values", () => {
  it("goes by whole numbers where all are whole", () => {
    expect(valueAxis([1]).ticks).toEqual([0, 1]);
    expect(valueAxis([3, 2]).ticks).toEqual([0, 1, 2, 3]);
    expect(valueAxis([9]).ticks).toEqual([0, 5, 10]);
  });

  it("goes by clean fractions where some are not", () => {
    expect(valueAxis([0.35]).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(valueAxis([2.5]).ticks).toEqual([0, 1, 2, 3]);
  });
});

it("shows nothing but zeros, or nothing at all, up to ten", () => {
  const upToTen = { low: 0, high: 10, ticks: [0, 10] };
  expect(valueAxis([0, 0])).toEqual(upToTen);
  expect(valueAxis([])).toEqual(upToTen);
  expect(valueAxis([-0])).toEqual(upToTen);
});

it("holds zero and every value between few ticks, tens once a value reaches ten", () => {
  const figure = fc.oneof(fc.maxSafeInteger(), fc.double({ min: -1e6, max: 1e6, noNaN: true }));
  fc.assert(
    fc.property(fc.array(figure, { minLength: 1 }), (figures) => {
      const { low, high, ticks } = valueAxis(figures);
      const slack = (high - low) * 1e-9;
      expect(ticks).toContain(0);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
      for (const value of figures) {
        expect(value).toBeGreaterThanOrEqual(low - slack);
        expect(value).toBeLessThanOrEqual(high + slack);
      }
      if (figures.some((value) => Math.abs(value) >= 10)) {
        expect(ticks.every((tick) => tick % 10 === 0)).toBe(true);
      }
    }),
  );
});

it("places values between the top and the bottom of the plot", () => {
  const height = heightScale(valueAxis([-10, 30]));
  expect([30, 0, -10].map(height)).toEqual([0, 75, 100]);
});
