import { expect, test } from "vitest";
import { readTexts, textsOf, tidyPrice } from "./row-texts.ts";

test("texts of a row are read back as its prices, in both languages", () => {
  for (const locale of ["fr-FR", "ar-MA"]) {
    const value = { price: 123_450, discount: 15 };
    expect(readTexts("headings", textsOf(value, locale))).toEqual({ value, faults: {} });
  }
});

test.each([
  ["headings", { price: "12,5 €", discount: "" }, { price: "unreadable" }],
  ["headings", { price: "20,005", discount: "" }, { price: "imprecise" }],
  ["headings", { price: "1.250", discount: "" }, { price: "imprecise" }],
  ["headings", { price: "", discount: "" }, { price: "missing" }],
  ["headings", { price: "0", discount: "" }, { price: "small" }],
  ["headings", { price: "99 999 999,00", discount: "" }, { price: "large" }],
  ["headings", { price: "20", discount: "0" }, { discount: "discount" }],
  ["headings", { price: "20", discount: "101" }, { discount: "discount" }],
  ["headings", { price: "20", discount: "12,5" }, { discount: "discount" }],
  ["headings", { price: "x", discount: "y" }, { price: "unreadable", discount: "discount" }],
  ["headings", { price: "20", discount: "15 %" }, {}],
  ["deliveries", { price: "0", discount: "" }, {}],
  ["canvases", { price: "", discount: "" }, {}],
] as const)("a row of %s with %j has the faults %j", (table, texts, faults) => {
  expect(readTexts(table, texts).faults).toEqual(faults);
});

test("a price is written as the language does, and kept where it cannot be read", () => {
  expect(tidyPrice("1250", "fr-FR")).toBe("1\u202f250,00");
  expect(tidyPrice("1.250,5", "ar-MA")).toBe("1.250,50");
  expect(tidyPrice(" ", "fr-FR")).toBe("");
  expect(tidyPrice("douze", "fr-FR")).toBe("douze");
  expect(tidyPrice("20,005", "fr-FR")).toBe("20,005");
});
