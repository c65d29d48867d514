import { describe, expect, it } from "vitest";
import { rowDirections, textDirection } from "./index.ts";
import { wrapRows } from "./lines.ts";

describe("textDirection", () => {
  it.each([
    ["Vente aux enchères", "ltr"],
    ["بيع بالمزاد", "rtl"],
    ["« 12/03 — بيع", "rtl"],
    ["Société الأفق", "ltr"],
    ["", null],
    ["0522 00 00 00", null],
  ])("%j reads %s", (text, direction) => {
    expect(textDirection(text)).toBe(direction);
  });
});

describe("rowDirections", () => {
  it("gives every row of a line the direction of its first letter", () => {
    const rows = wrapRows(`${"الأفق ".repeat(4)}شرك ATLAS CONSEIL INTERNATIONAL\nCasablanca`);
    expect(rowDirections(rows, "ltr")).toEqual(["rtl", "rtl", "ltr"]);
  });

  it("gives a line of figures the direction of the line before it, and the first one that of the newspaper", () => {
    expect(rowDirections(wrapRows("0522\nبيع\n0537"), "ltr")).toEqual(["ltr", "rtl", "rtl"]);
  });
});
