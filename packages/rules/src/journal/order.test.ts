import { describe, expect, test } from "vitest";
import type { IsoDate } from "../dates/index.ts";
import { type JournalDetails, journalFaults } from "./order.ts";

const days = {
  window: { from: "2026-10-24", to: "2026-11-22" },
  closures: new Set<IsoDate>(["2026-11-18"]),
} as const;
const order: JournalDetails = {
  issues: [
    { date: "2026-11-10", copies: 2 },
    { date: "2026-11-12", copies: 1 },
  ],
  deliveryId: 2,
  address: "14, rue Ibn Batouta, Casablanca",
  termsAccepted: true,
};
const faultsOf = (changes: Partial<JournalDetails>) =>
  journalFaults({ ...order, ...changes }, days);

test("a whole order has no fault", () => {
  expect(journalFaults(order, days)).toEqual({});
});

test.each([
  ["address", "  "],
  ["address", undefined],
  ["issues", []],
  ["termsAccepted", false],
  ["termsAccepted", undefined],
] as const)("%s is required, not %j", (field, value) => {
  expect(faultsOf({ [field]: value })).toEqual({ [field]: "missing" });
});

test("requires an address with delivery 2 alone", () => {
  expect(faultsOf({ deliveryId: 1, address: "" })).toEqual({});
  expect(faultsOf({ deliveryId: null, address: "" })).toEqual({});
});

test.each([null, 0, 1.5, -2, 1000])(
  "refuses %s copies of an issue at their own field",
  (copies) => {
    const issues = [...order.issues, { date: "2026-11-13", copies }] as const;
    expect(faultsOf({ issues })).toEqual({ "issues.2.copies": "quantity" });
  },
);

describe("an issue that cannot be ordered", () => {
  const closed = [
    ["today", "2026-11-23"],
    ["a Sunday", "2026-11-22"],
    ["a holiday", "2026-11-18"],
    ["older than the period", "2026-10-23"],
  ] as const;
  test.each(closed)("%s", (_, date) => {
    expect(faultsOf({ issues: [{ date, copies: 1 }] })).toEqual({ issues: "closed" });
  });

  test("is accepted while the days are not known", () => {
    const issues = [{ date: "2026-11-22", copies: 1 }] as const;
    expect(journalFaults({ ...order, issues }, null)).toEqual({});
  });
});
