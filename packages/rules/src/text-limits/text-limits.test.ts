import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../testing/cpu-time.ts";
import { codePointCount, hasStackedMarks, MARKS_PER_CHARACTER, textFault } from "./index.ts";

describe("hasStackedMarks", () => {
  it.each([
    ["vowelled Arabic", "الشَّرِكَةُ الْمُسَاهِمَةُ بِسْمِ ٱللَّٰهِ ٱلرَّحْمَٰنِ"],
    ["decomposed Vietnamese", "Nguyễn Thị Hồng".normalize("NFD")],
    ["decomposed French", "Société générale à Fès".normalize("NFD")],
    ["as many signs as a character may carry", `e${"\u0301".repeat(MARKS_PER_CHARACTER)}x`],
    ["nothing", ""],
  ])("allows %s", (_, text) => expect(hasStackedMarks(text)).toBe(false));

  it.each([
    ["accents", "\u0301"],
    ["Arabic vowel signs", "\u064e"],
    ["spacing marks", "\u0903"],
    ["joiners", "\u200d"],
    ["tags", "\u{e0061}"],
    ["skin tones", "\u{1f3fd}"],
    ["variation selectors", "\ufe0f"],
  ])("refuses a stack of %s", (_, mark) =>
    expect(hasStackedMarks(`Avis e${mark.repeat(MARKS_PER_CHARACTER + 1)} légal`)).toBe(true),
  );

  it("takes time in proportion to the text", async () => {
    const nearly = `e${"\u0301".repeat(MARKS_PER_CHARACTER)}`.repeat(200_000);
    const time = await cpuTime(() => expect(hasStackedMarks(nearly)).toBe(false));
    expect(time).toBeLessThan(500);
  });
});

describe("textFault", () => {
  it("counts characters as readers do", () => {
    expect(textFault("الشَّرِكَةُ", 6)).toBeNull();
    expect(textFault("الشَّرِكَةُ", 5)).toEqual({ kind: "length", length: 6, limit: 5 });
  });

  it("caps the code points of characters that have many each", () => {
    const family = "👩‍👩‍👧";
    expect(textFault(family.repeat(100), 100)).toMatchObject({ kind: "length", limit: 100 });
    const jamo = "\u1100".repeat(10_000);
    expect(textFault(jamo, 100)).toEqual({ kind: "length", length: 10_000, limit: 100 });
  });

  it("names stacked signs before the length", () => {
    expect(textFault(`e${"\u0301".repeat(1000)}`, 20)).toEqual({ kind: "marks" });
  });

  it("finds no fault in a text without a limit", () => {
    expect(textFault("x".repeat(100_000), Number.POSITIVE_INFINITY)).toBeNull();
  });
});

it("counts code points as iteration does", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(codePointCount(text)).toBe([...text].length);
    }),
    { seed: 5 },
  );
});
