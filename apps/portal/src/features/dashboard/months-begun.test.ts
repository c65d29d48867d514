import { expect, it } from "vitest";
import { monthsBegun } from "./months-begun.ts";

it.each([
  [2026, "2026-11-23", 11],
  [2026, "2026-01-01", 1],
  [2025, "2026-01-01", 12],
  [2027, "2026-12-31", 0],
] as const)("counts the months of %i that have begun by %s", (year, today, months) => {
  expect(monthsBegun(year, today)).toBe(months);
});
