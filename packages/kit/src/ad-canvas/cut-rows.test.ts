import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutRows } from "./cut-rows.ts";

const texts = (text: string, rowLength = 28) => cutRows(text, { rowLength }).map((row) => row.text);

describe("cutRows", () => {
  it.each([
    ["an empty text", "", 1],
    ["28 characters", "a".repeat(28), 1],
    ["29 characters", "a".repeat(29), 2],
    ["57 characters", "a".repeat(57), 3],
    ["a trailing line end", "a\n", 2],
    ["an empty line between two", `${"a".repeat(29)}\r\n\r\n${"a".repeat(28)}`, 4],
  ])("gives %s the rows that are billed", (_, text, count) => {
    expect(texts(text)).toHaveLength(count);
  });

  it("counts characters as readers perceive them", () => {
    expect(texts("الشَّرِكَةُ الجَدِيدَةُ", 6)).toEqual(["الشَّرِكَةُ", "الجَدِي", "دَةُ"]);
    expect(texts("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2)).toEqual(["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]);
  });

  it("gives spaces no width where a row ends, nor where one continues", () => {
    expect(texts("Vente de fonds", 6)).toEqual(["Vente", "de fon", "ds"]);
    expect(texts("  Vente ", 28)).toEqual(["  Vente"]);
  });

  it("sets each row in the direction of its line, and a line of figures in that of the line above", () => {
    const rows = cutRows("بيع fonds\n0522\nVente\n24", { rowLength: 5, reading: "ltr" });
    expect(rows.map(({ direction }) => direction)).toEqual(["rtl", "rtl", "rtl", "ltr", "ltr"]);
    expect(cutRows("0522", { rowLength: 28, reading: "rtl" })[0]?.direction).toBe("rtl");
  });

  it("marks the rows whose line continues below", () => {
    const rows = cutRows("abcdef\ngh", { rowLength: 4 });
    expect(rows.map(({ continues }) => continues)).toEqual([true, false, false]);
  });

  it("adds the empty rows of a minimum", () => {
    expect(cutRows("بيع", { rowLength: 28, minimumRows: 2 })).toEqual([
      { text: "بيع", direction: "rtl", continues: false },
      { text: "", direction: "rtl", continues: false },
    ]);
  });

  it("loses no letter, whatever the text and the length", () => {
    const letters = (text: string) => text.replaceAll(/\s/g, "");
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: -2, max: 40 }),
        (text, rowLength) => {
          expect(letters(texts(text, rowLength).join(""))).toBe(letters(text));
        },
      ),
    );
  });

  it("keeps words whole that fit a row, where rows break at spaces", () => {
    const rows = (text: string, rowLength: number) =>
      cutRows(text, { rowLength, wordBreak: "break-word" }).map((row) => row.text);
    expect(rows("moteur diesel neuf", 10)).toEqual(["moteur", "diesel", "neuf"]);
    expect(rows("moteur anticonstitutionnel", 10)).toEqual(["moteur ant", "iconstitut", "ionnel"]);
    expect(rows("بيع سيارة جديدة", 8)).toEqual(["بيع", "سيارة", "جديدة"]);
  });
});
