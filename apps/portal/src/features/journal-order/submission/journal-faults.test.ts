import { expect, test } from "vitest";
import type { JournalValues } from "../journal-values.ts";
import { chosenOf, issueDaysOf, NO_CATALOGUE } from "../offer.ts";
import { sampleCatalogue, sampleClock, sampleOptions, sampleValues } from "../sample-journal.ts";
import { journalFormFaults } from "./journal-faults.ts";

/** Faults of a whole order with some values otherwise, by field. */
function faultsOf(changes: Partial<JournalValues>) {
  const values = { ...sampleValues, ...changes };
  const { product, duration } = chosenOf(values, sampleCatalogue);
  return journalFormFaults(values, {
    ...sampleOptions,
    catalogue: sampleCatalogue,
    product,
    days: duration && issueDaysOf(duration, sampleCatalogue, sampleClock),
  });
}

test("a complete order has no fault", () => {
  expect(faultsOf({})).toEqual({});
});

test.each([
  ["supportId", null],
  ["typeId", null],
  ["subtypeId", null],
  ["durationId", null],
  ["deliveryId", null],
  ["address", "  "],
  ["issues", []],
  ["termsAccepted", false],
] as const)("required: %s", (field, value) => {
  expect(faultsOf({ [field]: value })).toEqual({ [field]: "missing" });
});

test("a choice that is not shown yet is not required", () => {
  expect(faultsOf({ typeId: null, subtypeId: null, durationId: null })).toEqual({
    typeId: "missing",
  });
});

test("a newspaper that no longer sells issues is the one fault, since its offers are not shown", () => {
  const retired = { ...sampleOptions, catalogue: NO_CATALOGUE, product: null, days: null };
  expect(journalFormFaults({ ...sampleValues, supportId: 9 }, retired)).toEqual({
    supportId: "missing",
  });
});

test("a choice that the catalogue no longer has is a fault", () => {
  expect(faultsOf({ subtypeId: 99, deliveryId: 98 })).toEqual({
    subtypeId: "missing",
    deliveryId: "missing",
  });
});

test("details follow the service's rule", () => {
  const issues = [
    { date: "2026-11-10", copies: null },
    { date: "2026-11-22", copies: 1 },
  ] as const;
  expect(faultsOf({ issues: [...issues] })).toEqual({
    issues: "closed",
    "issues.0.copies": "quantity",
  });
});
