import { describe, expect, test } from "vitest";
import { excerptOf, journalDraft } from "./draft.ts";
import { newJournalOrder } from "./journal-values.ts";
import { sampleValues } from "./sample-journal.ts";

const fresh = newJournalOrder(1, { phone: "0661000114", legalName: "Atlas SARL" });

/** Values after storing them as text and reading them. */
const reread = (values: typeof fresh) =>
  journalDraft.read(JSON.parse(JSON.stringify(journalDraft.written(values))));

test("an order comes back as it was kept, also while a number is being typed", () => {
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
  test("is whatever a person chose, wrote or ticked", () => {
    for (const change of [{ typeId: 1 }, { address: "Rabat" }, { phone: "06" }, { deliveryId: 1 }])
      expect(journalDraft.isWorthKeeping({ ...fresh, ...change }, fresh)).toBe(true);
  });

  test("is not what comes by default, nor a newspaper alone", () => {
    expect(journalDraft.isWorthKeeping(fresh, fresh)).toBe(false);
    expect(journalDraft.isWorthKeeping({ ...fresh, supportId: 2 }, fresh)).toBe(false);
  });
});

test("the content is the same for the same, in whatever order its fields stand", () => {
  const { supportId, ...rest } = sampleValues;
  expect(journalDraft.contentOf({ ...rest, supportId })).toBe(journalDraft.contentOf(sampleValues));
});

describe("an order is known again", () => {
  const issue = (day: number) => ({ date: `2026-11-${day}` as const, copies: 1 });

  test("by its issues and their copies", () => {
    expect(excerptOf(sampleValues)).toBe("10/11/2026 × 2 · 12/11/2026 × 1");
    expect(excerptOf({ ...sampleValues, issues: [10, 11, 12, 13, 16].map(issue) })).toBe(
      "10/11/2026 × 1 · 11/11/2026 × 1 · 12/11/2026 × 1 · 13/11/2026 × 1 · …",
    );
  });

  test("else by where it goes", () => {
    expect(excerptOf({ ...sampleValues, issues: [] })).toBe("14, rue Ibn Batouta, Casablanca");
    expect(excerptOf(fresh)).toBe("");
  });
});
