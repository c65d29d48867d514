import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

describe("initialsOf", () => {
  it.each([
    ["Nadia El Mansouri", "NM"],
    ["nadia", "N"],
    ["Éric de la Tour", "ÉT"],
    ["Jean-Pierre", "JP"],
    ["ATLAS NÉGOCE S.A.R.L", "AL"],
    ["  «Atlas»   Primeurs ", "AP"],
    ["3M Maroc", "MM"],
    ["يوسف العلوي", "ي\u200cع"],
    ["مُحَمَّد", "م"],
    ["شركة الأفق للتجارة", "ش\u200cل"],
    ["يوسف Bennani", "ي"],
    ["آل سعيد", "آ\u200cس"],
    ["N\u0303uma ßaid", "ÑS"],
    ["\u{1f469}\u{1f3fd} Q\u0323ays", "Q\u0323"],
  ])("of %s are %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each(["", "   ", "12 34", "—", "👩‍👩‍👧"])("has none of %j", (name) => {
    expect(initialsOf(name)).toBe("");
  });

  it("is never longer than two letters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const letters = initialsOf(name).replace("\u200c", "");
        expect([...new Intl.Segmenter().segment(letters)].length).toBeLessThanOrEqual(2);
      }),
      { seed: 20_261_121 },
    );
  });
});
