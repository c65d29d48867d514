import { describe, expect, it } from "vitest";
import { isReversed, rangeComplaint, sameRange } from "./date-range.ts";

const march = { start: "2026-03-01", end: "2026-03-31" } as const;

describe("isReversed", () => {
  it.each([
    [march, false],
    [{ start: "2026-03-31", end: "2026-03-01" } as const, true],
    [{ start: "2026-03-01", end: "2026-03-01" } as const, false],
    [{ start: "2026-03-31", end: null } as const, false],
    [{ start: null, end: "2026-03-01" } as const, false],
  ])("%j: %s", (range, expected) => {
    expect(isReversed(range)).toBe(expected);
  });
});

describe("sameRange", () => {
  it("compares days, not objects", () => {
    expect(sameRange(march, { ...march })).toBe(true);
    expect(sameRange(march, { ...march, end: null })).toBe(false);
  });
});

describe("rangeComplaint", () => {
  const reasonOf = (day: string) => (day < "2026-03-05" ? "too early" : undefined);

  it.each([
    [{ start: "2026-03-05", end: "2026-03-31" } as const, undefined],
    [{ start: null, end: null } as const, undefined],
    [march, "too early"],
    [{ start: null, end: "2026-03-01" } as const, "too early"],
    [{ start: "2026-03-31", end: "2026-03-01" } as const, "reversed"],
  ])("says of %j: %s", (range, expected) => {
    expect(rangeComplaint(range, reasonOf, "reversed")).toBe(expected);
  });
});
