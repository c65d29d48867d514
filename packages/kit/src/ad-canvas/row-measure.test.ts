import { describe, expect, it } from "vitest";
import { columnMeasure, fullRow, isTooLong } from "./row-measure.ts";

const measureOf = (texts: readonly string[], rowLength: number, direction?: "ltr" | "rtl") =>
  columnMeasure(
    texts.map((text) => ({ text, direction })),
    rowLength,
  );

describe("columnMeasure", () => {
  const small = "Constitution de la société x";

  it("is that of a full row while all rows keep to it", () => {
    expect(measureOf([small, "", "Pour avis"], 28)).toBe(15);
    expect(measureOf([], 28)).toBe(15);
  });

  it("grows for capitals and does not tremble with each letter", () => {
    const capitals = measureOf(["VENTE AUX ENCHERES PUBLIQUES"], 28);
    expect(capitals).toBeGreaterThan(16);
    expect(measureOf(["VENTE AUX ENCHERES PUBLIQUE"], 28)).toBe(capitals);
    expect(Number.isInteger(capitals)).toBe(true);
  });

  it("is narrower for Arabic alone, whatever empty rows follow", () => {
    const arabic = "مقرها الاجتماعي بالدار البيض";
    expect(measureOf([arabic, ""], 28, "rtl")).toBeLessThan(measureOf([small], 28));
  });

  it("takes no notice of a row that is too long", () => {
    expect(measureOf(["W".repeat(10_000), small], 28)).toBe(15);
  });

  it("counts no vowel sign and no accent of its own", () => {
    const vowelled = "الشَّرِكَةُ الشَّرِكَةُ";
    expect(isTooLong(vowelled, 13)).toBe(false);
    expect(measureOf([vowelled], 13, "rtl")).toBe(measureOf(["الشركة الشركة"], 13, "rtl"));
  });

  it.each([0, -28, Number.NaN, Number.POSITIVE_INFINITY])(
    "can be drawn with rows of %d",
    (length) => {
      const measure = measureOf(["abc"], length);
      expect(measure).toBeGreaterThan(0);
      expect(measure).toBeLessThanOrEqual(3);
    },
  );
});

describe("isTooLong", () => {
  it.each([
    ["x".repeat(28), false],
    ["x".repeat(29), true],
    ["e\u0301".repeat(28), false],
    ["e\u0301".repeat(29), true],
  ])("of %j in rows of 28 is %s", (text, tooLong) => {
    expect(isTooLong(text, 28)).toBe(tooLong);
  });
});

describe("fullRow", () => {
  it("is narrower in Arabic, whose letters are", () => {
    expect(fullRow(28, "rtl")).toBeLessThan(fullRow(28, "ltr"));
    expect(fullRow(28, undefined)).toBe(fullRow(28, "ltr"));
  });
});
