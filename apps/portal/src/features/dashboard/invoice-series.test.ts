import { expect, it } from "vitest";
import { countsByMonth } from "./invoice-series.ts";

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
