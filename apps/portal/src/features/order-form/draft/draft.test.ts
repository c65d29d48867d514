import { describe, expect, test } from "vitest";
import { EMPTY_ORDER, type OrderValues } from "../order-values.ts";
import { lineValues, modularValues } from "../sample-order.ts";
import { adDraft, excerptOf } from "./draft.ts";

const { contentOf, fileNamesOf } = adDraft;
const plan = new File(["x"], "plan.pdf", { lastModified: 1 });

/** Values read back from a stored text. */
const reread = (values: OrderValues) =>
  adDraft.read(JSON.parse(JSON.stringify(adDraft.written(values))));

test("restores an ad without its accepted terms", () => {
  for (const values of [EMPTY_ORDER, lineValues, modularValues]) {
    expect(reread(values)).toEqual({ ...values, termsAccepted: false });
  }
});

test("files are left out of the text, their names are not", () => {
  const values = { ...lineValues, files: [plan] };
  expect(reread(values)).toEqual({ ...lineValues, termsAccepted: false });
  expect(fileNamesOf(values)).toEqual(["plan.pdf"]);
});

test.each([
  ["another shape", []],
  ["a day that does not exist", { ...lineValues, dates: ["2026-11-31"] }],
  ["a field of another type", { ...lineValues, headingId: "7" }],
])("%s is no ad", (_, written) => {
  expect(adDraft.read(written)).toBeNull();
});

describe("the content of a form", () => {
  test("differs with every character and every file, in any order", () => {
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

  test("stays the same when the form sets its format: an unchanged ad leaves no draft", () => {
    const read: OrderValues = { ...lineValues, format: null };
    expect(adDraft.isWorthKeeping({ ...read, format: "line" }, read)).toBe(false);
    expect(adDraft.isWorthKeeping({ ...read, format: "line", sector: "Conseil" }, read)).toBe(true);
  });

  test("is the same for the same values", () => {
    expect(contentOf({ ...lineValues, files: [plan] })).toBe(
      contentOf({ ...lineValues, files: [new File(["x"], "plan.pdf", { lastModified: 1 })] }),
    );
  });
});

describe("worth keeping", () => {
  const isKept = (values: Partial<OrderValues>, fresh = EMPTY_ORDER) =>
    adDraft.isWorthKeeping({ ...fresh, ...values }, fresh);

  test("is an ad with a choice or a text", () => {
    expect(isKept({ headingId: 7 })).toBe(true);
    expect(isKept({ dates: ["2026-11-26"] })).toBe(true);
    expect(isKept({ webTitle: "Titre" })).toBe(true);
    expect(isKept({ photos: [plan] })).toBe(true);
  });

  test("is not a form with its default values", () => {
    expect(isKept({ medium: "print", supportId: 1, ice: "1" })).toBe(false);
  });

  test("is an edited ad only where it differs", () => {
    expect(isKept({}, lineValues)).toBe(false);
    expect(isKept({ webTitle: "Corrigé" }, lineValues)).toBe(true);
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
