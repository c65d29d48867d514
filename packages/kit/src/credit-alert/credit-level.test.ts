import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditLevel, usedShare } from "./credit-level.ts";

describe("creditLevel", () => {
  it.each([
    [0, 100, "under"],
    [79.99, 100, "under"],
    [80, 100, "near"],
    [100, 100, "near"],
    [100.01, 100, "exceeded"],
    [-50, 100, "under"],
    [0, 0, "near"],
    [1, 0, "exceeded"],
    [1, -100, "exceeded"],
    [Number.NaN, 100, "under"],
    [100, Number.NaN, "under"],
  ])("%d used of %d is %s", (used, ceiling, level) => {
    expect(creditLevel(used, ceiling)).toBe(level);
  });
});

describe("usedShare", () => {
  it.each([
    [25, 100, 0.25],
    [100, 100, 1],
    [400, 100, 1],
    [-5, 100, 0],
    [0, 0, 1],
    [5, -1, 1],
    [Number.POSITIVE_INFINITY, 100, 0],
  ])("%d of %d fills %d", (used, ceiling, share) => {
    expect(usedShare(used, ceiling)).toBe(share);
  });

  it("never leaves the bounds of the meter", () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (used, ceiling) => {
        const share = usedShare(used, ceiling);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
      { seed: 20_261_121 },
    );
  });
});
