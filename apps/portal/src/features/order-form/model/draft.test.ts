import { describe, expect, test } from "vitest";
import { lineValues, modularValues } from "../testing/sample-values.ts";
import {
  contentOf,
  type Draft,
  excerptOf,
  isWorthKeeping,
  readDraft,
  writeDraft,
} from "./draft.ts";
import { EMPTY_ORDER, type OrderValues } from "./order-values.ts";

const draftOf = (values: OrderValues): Draft => ({
  revision: "r1",
  keptAt: 1_795_000_000_000,
  values,
  fileNames: [],
  askedSupportId: 4,
});

const line = writeDraft(draftOf(lineValues));
const plan = new File(["x"], "plan.pdf", { lastModified: 1 });

test("a draft comes back as it was kept", () => {
  for (const values of [EMPTY_ORDER, lineValues, modularValues]) {
    expect(readDraft(writeDraft(draftOf(values)))).toEqual(draftOf(values));
  }
});

test("files are left out of the text, their names are not", () => {
  const draft = { ...draftOf({ ...lineValues, files: [plan] }), fileNames: ["plan.pdf"] };
  expect(readDraft(writeDraft(draft))).toEqual({ ...draft, values: lineValues });
});

test.each([
  ["not JSON", "{"],
  ["another shape", "[]"],
  ["another version", line.replace('"version":2', '"version":1')],
  ["a day that does not exist", line.replace("2026-11-26", "2026-11-31")],
  ["a field of another type", line.replace('"headingId":7', '"headingId":"7"')],
])("%s is no draft", (_, text) => {
  expect(readDraft(text)).toBeNull();
});

describe("the content of a form", () => {
  test("is another one with every letter and every file, in whatever order", () => {
    const deed = new File(["x"], "acte.pdf", { lastModified: 1 });
    const contents = [
      lineValues,
      { ...lineValues, texts: { ...lineValues.texts, text: "Recrute un comptable." } },
      { ...lineValues, files: [plan] },
      { ...lineValues, files: [plan, deed] },
      { ...lineValues, files: [deed, plan] },
    ].map(contentOf);
    expect(new Set(contents).size).toBe(contents.length);
  });

  test("is the same for the same", () => {
    expect(contentOf({ ...lineValues, files: [plan] })).toBe(
      contentOf({ ...lineValues, files: [new File(["x"], "plan.pdf", { lastModified: 1 })] }),
    );
  });
});

describe("worth keeping", () => {
  test("is what a person chose or wrote", () => {
    expect(isWorthKeeping({ ...EMPTY_ORDER, headingId: 7 })).toBe(true);
    expect(isWorthKeeping({ ...EMPTY_ORDER, dates: ["2026-11-26"] })).toBe(true);
    expect(isWorthKeeping({ ...EMPTY_ORDER, webTitle: "Titre" })).toBe(true);
    expect(isWorthKeeping({ ...EMPTY_ORDER, photos: [plan] })).toBe(true);
  });

  test("is not what comes by default", () => {
    expect(isWorthKeeping({ ...EMPTY_ORDER, medium: "print", supportId: 1, ice: "1" })).toBe(false);
  });
});

test.each([
  [EMPTY_ORDER, ""],
  [lineValues, "Recrute un comptable"],
  [modularValues, "Recrute"],
  [{ ...EMPTY_ORDER, texts: { ...EMPTY_ORDER.texts, text: " a\n b " } }, "a b"],
  [{ ...EMPTY_ORDER, texts: { ...EMPTY_ORDER.texts, text: "x".repeat(90) } }, `${"x".repeat(60)}…`],
])("an ad is known again by its first words", (values, excerpt) => {
  expect(excerptOf(values)).toBe(excerpt);
});
