import { describe, expect, test } from "vitest";
import { lineValues, modularValues } from "../testing/sample-values.ts";
import { isWorthKeeping, readDraft, writeDraft } from "./draft.ts";
import { EMPTY_ORDER } from "./order-values.ts";

test("a draft comes back as it was kept", () => {
  for (const values of [EMPTY_ORDER, lineValues, modularValues]) {
    expect(readDraft(writeDraft(values))).toEqual(values);
  }
});

test("files are left out of the text", () => {
  const files = [new File(["x"], "plan.pdf")];
  expect(readDraft(writeDraft({ ...lineValues, files }))).toEqual(lineValues);
});

test.each([
  ["not JSON", "{"],
  ["another shape", "[]"],
  ["another version", writeDraft(lineValues).replace('"version":1', '"version":0')],
  ["a day that does not exist", writeDraft(lineValues).replace("2026-11-26", "2026-11-31")],
  ["a field of another type", writeDraft(lineValues).replace('"headingId":7', '"headingId":"7"')],
])("%s is no draft", (_, text) => {
  expect(readDraft(text)).toBeNull();
});

describe("worth keeping", () => {
  test("is what a person chose or wrote", () => {
    expect(isWorthKeeping({ ...EMPTY_ORDER, headingId: 7 })).toBe(true);
    expect(isWorthKeeping({ ...EMPTY_ORDER, dates: ["2026-11-26"] })).toBe(true);
    expect(isWorthKeeping({ ...EMPTY_ORDER, webTitle: "Titre" })).toBe(true);
  });

  test("is not what comes by default", () => {
    expect(isWorthKeeping({ ...EMPTY_ORDER, medium: "print", supportId: 1, ice: "1" })).toBe(false);
  });
});
