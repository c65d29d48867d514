import { expect, it } from "vitest";
import { countsByMonth, monthsBegun } from "./months.ts";

it("counts the documents of each month, and 0 for an empty month", () => {
  const counted = [
    { month: 1, kind: "invoice", status: "settled", count: 2 },
    { month: 1, kind: "invoice", status: "toSettle", count: 3 },
    { month: 12, kind: "credit_note", status: "settled", count: 1 },
  ] as const;
  expect(countsByMonth(counted, { kind: "invoice" })[0]).toBe(5);
  expect(countsByMonth(counted, { kind: "invoice", status: "toSettle" })).toEqual([
    3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]);
  expect(countsByMonth(counted, { kind: "credit_note" })[11]).toBe(1);
});

it.each([
  [2026, "2026-11-23", 11],
  [2026, "2026-01-01", 1],
  [2025, "2026-01-01", 12],
  [2027, "2026-12-31", 0],
] as const)("counts the months of %i that have begun by %s", (year, today, months) => {
  expect(monthsBegun(year, today)).toBe(months);
});
