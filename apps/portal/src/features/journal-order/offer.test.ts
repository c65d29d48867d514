import { expect, test } from "vitest";
import { newJournalOrder } from "./journal-values.ts";
import { chosenOf, lostChoices, withChoice } from "./offer.ts";
import { sampleCatalogue, sampleClock, sampleValues } from "./sample-journal.ts";

const choose = (choice: Parameters<typeof withChoice>[1], values = sampleValues) =>
  withChoice(values, choice, sampleCatalogue, sampleClock);

test("another newspaper resets the order, except delivery and address", () => {
  expect(choose({ supportId: 2 })).toEqual({
    ...sampleValues,
    supportId: 2,
    typeId: null,
    subtypeId: null,
    durationId: null,
    issues: [],
  });
});

test("another type takes its only sub-option and its only period, and keeps the issues within it", () => {
  expect(choose({ typeId: 2 })).toMatchObject({
    typeId: 2,
    subtypeId: 3,
    durationId: 1,
    issues: sampleValues.issues,
  });
});

test("another period drops the issues outside it", () => {
  expect(choose({ durationId: 2 }).issues).toEqual([]);
});

test("a sub-option without the chosen period asks for the period again, or takes the only one", () => {
  const old = { ...sampleValues, durationId: 2, issues: [] };
  expect(choose({ subtypeId: 2 }, old)).toMatchObject({ subtypeId: 2, durationId: 1 });
});

test("a new order chooses nothing that has alternatives", () => {
  const fresh = newJournalOrder(1, { phone: "", legalName: "" });
  expect(choose({ typeId: 1 }, fresh)).toMatchObject({ subtypeId: null, durationId: null });
});

test("the product is the one that the sub-option names", () => {
  const { product, duration } = chosenOf(sampleValues, sampleCatalogue);
  expect(product?.id).toBe(1);
  expect(duration?.unitPrice).toBe(5_00);
  expect(chosenOf({ subtypeId: null, durationId: 1 }, sampleCatalogue).product).toBeNull();
});

test("a choice that empties later ones names them", () => {
  expect(lostChoices(sampleValues, choose({ supportId: 2 }))).toEqual([
    "typeId",
    "subtypeId",
    "durationId",
    "issues",
  ]);
  expect(lostChoices(sampleValues, choose({ durationId: 2 }))).toEqual(["issues"]);
  expect(lostChoices(sampleValues, choose({ typeId: 2 }))).toEqual([]);
});
