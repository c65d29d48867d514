import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DifferencePart, differenceOf } from "./difference.ts";

/** Parts in one line: `[-removed-]` and `{+added+}`. */
const written = (parts: readonly DifferencePart[]) =>
  parts
    .map(({ kind, text }) => {
      if (kind === "same") return text;
      return kind === "removed" ? `[-${text}-]` : `{+${text}+}`;
    })
    .join("");

const textOf = (parts: readonly DifferencePart[], kind: DifferencePart["kind"]) =>
  parts
    .filter((part) => part.kind === "same" || part.kind === kind)
    .map(({ text }) => text)
    .join("");

const words = ["Vente", "villa", "à", "Rabat", "بيع", "دار", "12", "٣٥٠", ",", ".", "\n", " "];
const text = fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((parts) => parts.join(" "));

describe("differenceOf", () => {
  it.each([
    [
      "a word replaced",
      "vend villa à Salé",
      "vend villa à Rabat",
      "vend villa à [-Salé-]{+Rabat+}",
    ],
    ["a word more", "vend villa", "vend belle villa", "vend {+belle +}villa"],
    ["a word less", "vend belle villa", "vend villa", "vend [-belle -]villa"],
    ["an item less", "table, lit et drap", "table et drap", "table[-, lit-] et drap"],
    ["a sign alone", "Prix : 900 DH", "Prix : 900 DH.", "Prix : 900 DH{+.+}"],
    ["a phrase", "au 12 mars 2026", "au 14 avril 2026", "au [-12 mars-]{+14 avril+} 2026"],
    ["an Arabic word", "بيع دار في سلا", "بيع دار في الرباط", "بيع دار في [-سلا-]{+الرباط+}"],
    ["marks of vowels", "كَتَبَ الطالب", "كُتِبَ الطالب", "[-كَتَبَ-]{+كُتِبَ+} الطالب"],
    ["a figure whole", "à 2 400 000 DH", "à 2 650 000 DH", "à [-2 400 000-]{+2 650 000+} DH"],
    ["nothing", "Vente", "Vente", "Vente"],
    ["all of it", "", "Vente", "{+Vente+}"],
    ["everything", "Vente", "", "[-Vente-]"],
    ["two nothings", "", "", ""],
  ])("finds %s", (_, before, after, expected) => {
    expect(written(differenceOf(before, after))).toBe(expected);
  });

  it("holds both texts whole, whatever they are", () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (before, after) => {
        const parts = differenceOf(before, after);
        expect(textOf(parts, "removed")).toBe(before);
        expect(textOf(parts, "added")).toBe(after);
      }),
    );
  });

  it("holds both texts whole where the search is cut short", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = differenceOf(before, after, { maxSteps: 1 });
        expect(textOf(parts, "removed")).toBe(before);
        expect(textOf(parts, "added")).toBe(after);
      }),
    );
  });

  it("has a part of a kind only beside parts of other kinds", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const kinds = differenceOf(before, after).map(({ kind }) => kind);
        expect(kinds.filter((kind, index) => kind === kinds[index + 1])).toEqual([]);
      }),
    );
  });

  it("answers two long texts without a word in common in a bounded number of steps", () => {
    const before = Array.from({ length: 100_000 }, (_, index) => `a${index}`).join(" ");
    const after = Array.from({ length: 100_000 }, (_, index) => `b${index}`).join("-");
    const begun = process.threadCpuUsage(); // Other programs do not lengthen it.
    const parts = differenceOf(before, after);
    expect(process.threadCpuUsage(begun).user / 1000).toBeLessThan(1_500);
    expect(parts.map(({ kind }) => kind)).toEqual(["removed", "added"]);
  });
});
