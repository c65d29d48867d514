import { describe, expect, it } from "vitest";
import { columnMeasure, fullRow, textMeasure } from "./row-measure.ts";

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
    expect(measureOf(["VENTE AUX ENCHERES PUBLIQUE"], 28)).toBeCloseTo(capitals, -1);
    expect(Number.isInteger(capitals)).toBe(true);
  });

  it("is narrower for Arabic alone, whatever empty rows follow", () => {
    const arabic = "مقرها الاجتماعي بالدار البيض";
    expect(measureOf([arabic, ""], 28, "rtl")).toBeLessThan(measureOf([small], 28));
  });

  it("is never wider than a row of the widest letter, nor widened by a row that is too long", () => {
    expect(measureOf(["W".repeat(28)], 28)).toBeCloseTo(27.44);
    expect(measureOf(["W".repeat(10_000)], 28)).toBe(15);
  });

  it.each([0, -28, Number.NaN, Number.POSITIVE_INFINITY])(
    "can be drawn with rows of %d",
    (length) => {
      expect(measureOf(["abc"], length)).toBeGreaterThan(0);
      expect(measureOf(["abc"], length)).toBeLessThan(2);
    },
  );
});

describe("textMeasure", () => {
  it("counts no vowel sign and no accent of its own", () => {
    expect(textMeasure("الشَّرِكَةُ", 99)).toBeCloseTo(textMeasure("الشركة", 99));
    expect(textMeasure("e\u0301", 99)).toBeCloseTo(textMeasure("e", 99));
  });

  it("sets an i narrower than an n, and an n narrower than an M", () => {
    expect(textMeasure("i", 99)).toBeLessThan(textMeasure("n", 99));
    expect(textMeasure("n", 99)).toBeLessThan(textMeasure("M", 99));
  });
});

describe("fullRow", () => {
  it("is narrower in Arabic, whose letters are", () => {
    expect(fullRow(28, "rtl")).toBeLessThan(fullRow(28, "ltr"));
    expect(fullRow(28, undefined)).toBe(fullRow(28, "ltr"));
  });
});
