import fc from "fast-check";
import { expect, it } from "vitest";
import { sharesOf } from "./shares.ts";

const shares = (...given: Parameters<typeof sharesOf>) =>
  sharesOf(...given).map(({ share }) => share);

it("is of the sum where no whole is given", () => {
  expect(shares([60, 30, 10])).toEqual([0.6, 0.3, 0.1]);
});

it("is of the whole that is given, and never more than it", () => {
  expect(shares([60, 30], 120)).toEqual([0.5, 0.25]);
  expect(shares([60], 30)).toEqual([1]);
});

it("is unknown for an invalid part", () => {
  expect(shares([-5, Number.NaN, null, undefined, 10])).toEqual([null, null, null, null, 1]);
  expect(shares([0, 0])).toEqual([null, null]);
  expect(shares([10], 0)).toEqual([null]);
  expect(shares([10], -3)).toEqual([null]);
  expect(shares([10], Number.NaN)).toEqual([null]);
});

it("keeps a value below zero as a figure", () => {
  expect(sharesOf([-5, 5])[0]).toEqual({ value: -5, share: null });
});

it("adds up to the whole", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 }), (values) => {
      const sum = shares(values).reduce<number>((reached, share) => reached + (share ?? 0), 0);
      expect(sum).toBeCloseTo(1);
    }),
  );
});
