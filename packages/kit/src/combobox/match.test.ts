import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { findExact, indexNames, search, startsNearly } from "./match.ts";

const cities = indexNames([
  { label: "Agadir", aliases: ["أكادير"] },
  { label: "Aïn Harrouda" },
  { label: "Al Hoceïma", aliases: ["الحسيمة"] },
  { label: "Beni Mellal", aliases: ["بني ملال"] },
  { label: "Casablanca", aliases: ["Casa", "الدار البيضاء"] },
  { label: "El Jadida", aliases: ["الجديدة"] },
  { label: "Fès", aliases: ["فاس"] },
  { label: "Kénitra", aliases: ["القنيطرة"] },
  { label: "M'diq", aliases: ["المضيق"] },
  { label: "Salé", aliases: ["سلا"] },
  { label: "Sidi-Slimane", aliases: ["سيدي سليمان"] },
  { label: "Souk El Arbaa" },
]);

function names(text: string): string[] {
  return search(cities, text).map(({ item }) => item.label);
}

describe("a city typed in French", () => {
  it.each([
    ["fes", "Fès"],
    ["FÈS", "Fès"],
    ["Fe\u0300s", "Fès"],
    ["kenitra", "Kénitra"],
    ["mdiq", "M'diq"],
    ["M’diq", "M'diq"],
    ["m diq", "M'diq"],
    ["sidi slimane", "Sidi-Slimane"],
    ["sidislimane", "Sidi-Slimane"],
    ["slimane sidi", "Sidi-Slimane"],
    ["ain harouda", "Aïn Harrouda"],
    ["hoceima", "Al Hoceïma"],
    ["el hoceima", "Al Hoceïma"],
    ["jadida", "El Jadida"],
    ["arbaa", "Souk El Arbaa"],
    ["blanca", "Casablanca"],
  ])("finds %s as %s", (typed, city) => {
    expect(names(typed)[0]).toBe(city);
  });

  it.each([
    ["casblanca", "one letter too few"],
    ["casaablanca", "one too many"],
    ["kasablanca", "another"],
    ["casalbanca", "two swapped"],
    ["casalba", "swapped while still typing"],
  ])("forgives %s: %s", (typed) => {
    expect(names(typed)).toEqual(["Casablanca"]);
  });

  it.each(["fas", "kazablanka", "xyz", "m'"])("does not stretch %s to what it is not", (typed) => {
    expect(names(typed)).not.toContain("Fès");
    expect(names(typed)).not.toContain("Casablanca");
  });

  it("compares ligatures with their letters", () => {
    const hearts = indexNames([{ label: "Sacré-Cœur" }, { label: "Ægidius" }]);
    expect(search(hearts, "coeur").map(({ order }) => order)).toEqual([0]);
    expect(search(hearts, "sacre-cœur").map(({ order }) => order)).toEqual([0]);
    expect(search(hearts, "aeg").map(({ order }) => order)).toEqual([1]);
  });
});

describe("a city typed in Arabic", () => {
  it.each([
    ["أكادير", "Agadir"],
    ["اكادير", "Agadir"],
    ["أڭادير", "Agadir"],
    ["أَكَادِير", "Agadir"],
    ["أكـــادير", "Agadir"],
    ["الحسيمه", "Al Hoceïma"],
    ["حسيمة", "Al Hoceïma"],
    ["الجديدة", "El Jadida"],
    ["جديده", "El Jadida"],
    ["بنى ملال", "Beni Mellal"],
    ["دار البيضاء", "Casablanca"],
    ["الدار البيضا", "Casablanca"],
    ["البيضاء", "Casablanca"],
    ["ٱلقنيطرة", "Kénitra"],
    ["القنطيرة", "Kénitra"],
    ["سيدى سليمان", "Sidi-Slimane"],
  ])("finds %s as %s", (typed, city) => {
    expect(names(typed)[0]).toBe(city);
  });

  it("shows the names that begin with the article while only the article is typed", () => {
    expect(names("ال")).toEqual(
      expect.arrayContaining(["Al Hoceïma", "Casablanca", "El Jadida", "Kénitra", "M'diq"]),
    );
  });
});

describe("the order of the answers", () => {
  const ranked = indexNames([
    { label: "Ouled Mansour" },
    { label: "Almansour" },
    { label: "Ville de Mansour" },
    { label: "Mansouria" },
    { label: "Mensouria" },
    { label: "Mansour" },
  ]);

  it("is name, start of the name, start of a word, inside, mistyped", () => {
    expect(search(ranked, "mansour").map(({ item }) => item.label)).toEqual([
      "Mansour",
      "Mansouria",
      "Ouled Mansour",
      "Ville de Mansour",
      "Almansour",
      "Mensouria",
    ]);
  });

  it("is the catalogue's for a blank query", () => {
    expect(search(ranked, " -' ")).toBe(ranked);
  });

  it("is empty for an empty catalogue", () => {
    expect(search(indexNames([]), "fes")).toEqual([]);
  });
});

describe("a text that names one thing", () => {
  it.each([
    ["casa", "Casablanca"],
    ["CASABLANCA ", "Casablanca"],
    ["الدار البيضاء", "Casablanca"],
  ])("takes %s for %s", (text, city) => {
    expect(findExact(cities, text)?.item.label).toBe(city);
  });

  it.each(["casab", "", "  ", "نعم"])("takes «%s» for none", (text) => {
    expect(findExact(cities, text)).toBeUndefined();
  });

  it("does not choose between two of one name", () => {
    const twins = indexNames([{ label: "Sidi Ali" }, { label: "Sidi-Ali" }]);
    expect(findExact(twins, "sidi ali")).toBeUndefined();
  });
});

describe("for every text", () => {
  it("folding twice is folding once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const { full } = fold(text);
        expect(fold(full).full).toBe(full);
      }),
    );
  });

  it("a name finds itself, and so does any start of it", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (label, cut) => {
        const found = search(indexNames([{ label }]), label.slice(0, cut));
        expect(found).toHaveLength(1);
      }),
    );
  });

  it("one edit is forgiven and never throws", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom("a", "b", "c"), (text, at, letter) => {
        const cut = Math.min(at, text.length);
        const rest = text.slice(cut);
        expect(startsNearly(text, text.slice(0, cut) + letter + rest)).toBe(true);
        expect(startsNearly(text, text.slice(0, cut) + rest.slice(1))).toBe(true);
        expect(startsNearly(text, text.slice(0, cut) + letter + rest.slice(1))).toBe(true);
      }),
    );
  });
});
