import { describe, expect, it } from "vitest";
import { AD_STATUS_CODES, type AdStatus, adStatusOf } from "./index.ts";

describe("adStatusOf", () => {
  it.each([
    [0, "unpaid"],
    [1, "awaiting"],
    [2, "validated"],
    [3, "inReview"],
    [4, "cancelled"],
    [9, "archived"],
    [5, "unpaid"],
    [8, "unpaid"],
    [10, "unpaid"],
    [-1, "unpaid"],
    [Number.NaN, "unpaid"],
  ] satisfies [number, AdStatus][])("%d reads as %s", (code, status) => {
    expect(adStatusOf(code)).toBe(status);
  });

  it("reads every written code", () => {
    for (const [status, code] of Object.entries(AD_STATUS_CODES))
      expect(adStatusOf(code)).toBe(status);
  });
});
