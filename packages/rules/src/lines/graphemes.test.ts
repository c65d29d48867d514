import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { graphemeCount, graphemeStarts } from "./graphemes.ts";

const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
const startsBySegmenter = (line: string) =>
  Array.from(segmenter.segment(line), ({ index }) => index);

/** End of the fast path. */
const TABLE_END = 0x2100;

const FAMILY = "👩‍👩‍👧";

describe("graphemes", () => {
  it.each([
    ["الشَّرِكَةُ", 6],
    ["Société", 7],
    ["Socie\u0301te\u0301", 7],
    [FAMILY, 1],
    ["🇲🇦", 1],
    ["لا", 2],
    ["«‏25 %»", 7],
    ["", 0],
  ])("«%s» has %i", (line, expected) => {
    expect(graphemeCount(line)).toBe(expected);
  });

  it("agrees with the segmenter on every code unit of its table, alone and beside others", () => {
    const wrong: string[] = [];
    for (let unit = 0; unit < TABLE_END + 0x10; unit += 1) {
      const char = String.fromCharCode(unit);
      for (const line of [char, `ش${char}\u0651b`, `\u064e${char}`]) {
        if (graphemeCount(line) !== startsBySegmenter(line).length) wrong.push(unit.toString(16));
      }
    }
    expect(wrong).toEqual([]);
  });

  it("agrees with the segmenter on any text, and again from the cache", () => {
    const unit = (min: number, max: number) =>
      fc.integer({ min, max }).map((code) => String.fromCharCode(code));
    const char = fc.oneof(
      { weight: 6, arbitrary: unit(0x20, 0x7e) },
      { weight: 6, arbitrary: unit(0x600, 0x6ff) },
      { weight: 3, arbitrary: fc.constantFrom("\u0301", "\u064e", "\u0651", "\u200d", "\u200f") },
      { weight: 1, arbitrary: unit(0, 0xffff) },
      { weight: 1, arbitrary: fc.constantFrom(FAMILY, "🇲🇦", "\ud83d", "©️", "क्ष") },
    );
    const text = fc.array(char, { maxLength: 40 }).map((chars) => chars.join(""));
    fc.assert(
      fc.property(text, (line) => {
        const expected = startsBySegmenter(line);
        expect(graphemeStarts(line)).toEqual(expected);
        expect(graphemeStarts(line)).toEqual(expected);
        expect(graphemeCount(line)).toBe(expected.length);
      }),
      { seed: 8, numRuns: 200 },
    );
  });

  it("keeps counting after more different lines than it remembers", () => {
    for (let index = 0; index < 600; index += 1)
      expect(graphemeCount(`${FAMILY}${"x".repeat(index % 40)}`)).toBe(1 + (index % 40));
    expect(graphemeCount(FAMILY.repeat(500))).toBe(500);
  });
});
