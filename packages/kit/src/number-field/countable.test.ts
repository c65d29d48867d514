import { describe, expect, it } from "vitest";
import { countable } from "./countable.ts";

describe("countable", () => {
  it.each([
    [
      { minValue: 0, maxValue: 0, step: 0.5 },
      { minValue: 0, maxValue: 0, step: 0.5 },
    ],
    [{ minValue: 5, maxValue: -5, step: 1 }, { step: 1 }],
    [{ minValue: Number.NaN, maxValue: 3, step: 0 }, { maxValue: 3 }],
    [{ minValue: 1, maxValue: Number.POSITIVE_INFINITY, step: -1 }, { minValue: 1 }],
    [{ minValue: undefined, maxValue: undefined, step: undefined }, {}],
  ])("keeps of %j: %j", (bounds, kept) => {
    expect(countable(bounds)).toEqual(kept);
  });
});
