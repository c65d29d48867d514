import { describe, expect, test } from "vitest";
import { excerptOf, journalDraft } from "./draft.ts";
import { newJournalOrder } from "./journal-values.ts";
import { sampleValues } from "./sample-journal.ts";

const fresh = newJournalOrder(1, { phone: "0661000114", legalName: "Atlas SARL" });

/** Values after storing them as text and reading them. */
const reread = (values: typeof fresh) =>
  journalDraft.read(JSON.parse(JSON.stringify(journalDraft.written(values))));

test("an order is restored as it was stored, also while a number is being typed", () => {
  const typing = { ...sampleValues, issues: [{ date: "2026-11-10" as const, copies: null }] };
  for (const values of [fresh, sampleValues, typing]) {
    expect(reread(values)).toEqual({ ...values, termsAccepted: false });
  }
});

test.each([
  ["another shape", []],
  ["a day that does not exist", { ...sampleValues, issues: [{ date: "2026-11-31", copies: 1 }] }],
  ["a field of another type", { ...sampleValues, deliveryId: "2" }],
])("%s is no order", (_, written) => {
  expect(journalDraft.read(written)).toBeNull();
});

describe("worth keeping", () => {
  test("is an order with a choice, a text or a tick of the user", () => {
    for (const change of [{ typeId: 1 }, { address: "Rabat" }, { phone: "06" }, { deliveryId: 1 }])
      expect(journalDraft.isWorthKeeping({ ...fresh, ...change }, fresh)).toBe(true);
  });

  test("is not an order with its default values, or with a newspaper alone", () => {
    expect(journalDraft.isWorthKeeping(fresh, fresh)).toBe(false);
    expect(journalDraft.isWorthKeeping({ ...fresh, supportId: 2 }, fresh)).toBe(false);
  });
});

test("equal values have equal content in any order of their fields", () => {
  const { supportId, ...rest } = sampleValues;
  expect(journalDraft.contentOf({ ...rest, supportId })).toBe(journalDraft.contentOf(sampleValues));
});

describe("the excerpt of an order", () => {
  const issue = (day: number) => ({ date: `2026-11-${day}` as const, copies: 1 });

  test("names its issues and their copies", () => {
    expect(excerptOf(sampleValues)).toBe("10/11/2026 × 2 · 12/11/2026 × 1");
    expect(excerptOf({ ...sampleValues, issues: [10, 11, 12, 13, 16].map(issue) })).toBe(
      "10/11/2026 × 1 · 11/11/2026 × 1 · 12/11/2026 × 1 · 13/11/2026 × 1 · …",
    );
  });

  test("names its address where it has no issues", () => {
    expect(excerptOf({ ...sampleValues, issues: [] })).toBe("14, rue Ibn Batouta, Casablanca");
    expect(excerptOf(fresh)).toBe("");
  });
});
