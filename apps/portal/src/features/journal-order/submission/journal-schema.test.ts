import { expect, test } from "vitest";
import * as z from "zod/mini";
import { chosenOf, issueDaysOf } from "../catalogue/offer.ts";
import type { JournalValues } from "../journal-values.ts";
import { sampleCatalogue, sampleClock, sampleValues } from "../sample-journal.ts";
import { journalSchema } from "./journal-schema.ts";

const messages = {
  required: "required",
  issues: "issues",
  closedIssues: "closed",
  copies: "copies",
  terms: "terms",
};

/** What the form says of a whole order with some values otherwise, by field. */
function judge(changes: Partial<JournalValues>): Record<string, string> {
  const values = { ...sampleValues, ...changes };
  const { duration } = chosenOf(values, sampleCatalogue);
  const needs = {
    supportIds: [1, 2],
    typeIds: [1, 2],
    subtypeIds: [1, 2],
    durationIds: [1, 2],
    deliveryIds: [1, 2],
    deliveryId: values.deliveryId,
    days: duration && issueDaysOf(duration, sampleCatalogue, sampleClock),
  };
  const judged = z.safeParse(journalSchema(needs, messages), values);
  const issues = judged.success ? [] : judged.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

test("a whole order has nothing to correct", () => {
  expect(judge({})).toEqual({});
});

test.each([
  ["supportId", null, "required"],
  ["typeId", null, "required"],
  ["subtypeId", null, "required"],
  ["durationId", null, "required"],
  ["deliveryId", null, "required"],
  ["address", "  ", "required"],
  ["issues", [], "issues"],
  ["termsAccepted", false, "terms"],
] as const)("required: %s", (field, value, message) => {
  expect(judge({ [field]: value })).toEqual({ [field]: message });
});

test("the address is asked for by delivery 2 alone", () => {
  expect(judge({ deliveryId: 1, address: "" })).toEqual({});
});

test("a choice that the catalogue no longer has is asked for again", () => {
  expect(judge({ subtypeId: 99, deliveryId: 98 })).toMatchObject({
    subtypeId: "required",
    deliveryId: "required",
  });
});

test.each([null, 0, 1.5, -2, 1000])(
  "%s copies of an issue are told at their own field",
  (copies) => {
    const issues = [
      sampleValues.issues[0],
      { date: "2026-11-12", copies },
    ] as JournalValues["issues"];
    expect(judge({ issues })).toEqual({ "issues.1.copies": "copies" });
  },
);

test.each([
  ["today", "2026-11-23"],
  ["a Sunday", "2026-11-22"],
  ["a holiday", "2026-11-18"],
  ["older than the period", "2026-10-23"],
] as const)("an issue that cannot be ordered: %s", (_, date) => {
  expect(judge({ issues: [{ date, copies: 1 }] })).toEqual({ issues: "closed" });
});
