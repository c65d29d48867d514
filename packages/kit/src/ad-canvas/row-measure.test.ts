import { describe, expect, it } from "vitest";
import { columnMeasure, fitRow, fullRow, isBlank, isTooLong } from "./row-measure.ts";

const setting = { rowLength: 28, letterWidth: { ltr: 0.5, rtl: 0.4 }, justifiedFrom: 0.75 };
const row = (text: string, direction: "ltr" | "rtl" = "ltr") => ({ text, direction });

describe("columnMeasure", () => {
  it("is that of a full row, whatever is written", () => {
    expect(columnMeasure([], setting)).toBe(14);
    expect(columnMeasure([row("VENTE AUX ENCHERES PUBLIQUES"), row("")], setting)).toBe(14);
    expect(columnMeasure([row("Avis"), row("إعلان", "rtl")], setting)).toBe(14);
  });

  it("is narrower for Arabic alone, whatever empty rows follow", () => {
    expect(columnMeasure([row("إعلان", "rtl"), row("")], setting)).toBeCloseTo(11.2);
  });

  it.each([0, -28, Number.NaN, Number.POSITIVE_INFINITY])(
    "can be rendered with rows of %d",
    (rowLength) => expect(columnMeasure([row("abc")], { rowLength })).toBeCloseTo(0.53),
  );
});

describe("fitRow", () => {
  const continues = { text: "un mot ici", direction: "ltr", continues: true } as const;

  it("condenses a row that is wider than the column", () => {
    expect(fitRow(row("M"), 20, 14, setting)).toEqual({ scale: 0.7 });
  });

  it("parts the words of a row that goes on, to the measure of its own script", () => {
    expect(fitRow(continues, 12, 14, setting)).toEqual({ wordSpacing: 1 });
    const arabic = { ...continues, direction: "rtl" } as const;
    expect(fitRow(arabic, 9.2, 14, setting).wordSpacing).toBeCloseTo(1);
  });

  it.each([
    ["the last row of a line", { ...continues, continues: false }, 12],
    ["a row of one word", { ...continues, text: "mot" }, 12],
    ["a row with few letters", continues, 8],
    ["a row of the full measure", continues, 14],
  ])("leaves %s as it is", (_, ad, natural) => {
    expect(fitRow(ad, natural, 14, setting)).toEqual({});
  });
});

describe("isTooLong", () => {
  it.each([
    ["x".repeat(28), false],
    ["x".repeat(29), true],
    ["e\u0301".repeat(28), false],
    ["e\u0301".repeat(29), true],
    [`${"x".repeat(16)}\u200E0522-30-40-5`, false],
    [`${"x".repeat(16)}\u200E0522-30-40-50`, true],
  ])("of %j in rows of 28 is %s", (text, tooLong) => {
    expect(isTooLong(text, 28)).toBe(tooLong);
  });
});

it("sets a full row narrower in Arabic, whose letters are", () => {
  expect(fullRow(setting, "rtl")).toBeLessThan(fullRow(setting, "ltr"));
  expect(fullRow(setting, undefined)).toBe(fullRow(setting, "ltr"));
});

it("sees spaces and no rows as nothing", () => {
  expect(isBlank([])).toBe(true);
  expect(isBlank([{ text: "  " }])).toBe(true);
  expect(isBlank([row("Avis")])).toBe(false);
});
