import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readArabic, readFrench } from "../testing/read-words.ts";
import { amountInWords } from "./index.ts";

describe("amountInWords in French", () => {
  it.each([
    [0, "zéro dirham"],
    [1_00, "un dirham"],
    [21_00, "vingt et un dirhams"],
    [71_00, "soixante et onze dirhams"],
    [80_00, "quatre-vingts dirhams"],
    [81_00, "quatre-vingt-un dirhams"],
    [91_00, "quatre-vingt-onze dirhams"],
    [99_00, "quatre-vingt-dix-neuf dirhams"],
    [100_00, "cent dirhams"],
    [200_00, "deux cents dirhams"],
    [201_00, "deux cent un dirhams"],
    [1_000_00, "mille dirhams"],
    [1_200_50, "mille deux cents dirhams et cinquante centimes"],
    [80_000_00, "quatre-vingt mille dirhams"],
    [200_000_00, "deux cent mille dirhams"],
    [1_000_000_00, "un million de dirhams"],
    [80_000_000_00, "quatre-vingts millions de dirhams"],
    [2_000_001_01, "deux millions un dirhams et un centime"],
    [5, "cinq centimes"],
  ])("%i centimes: %s", (amount, words) => {
    expect(amountInWords(amount, "fr")).toBe(words);
  });
});

describe("amountInWords in Arabic", () => {
  it.each([
    [0, "صفر درهم"],
    [1_00, "درهم واحد"],
    [2_00, "درهمان"],
    [3_00, "ثلاثة دراهم"],
    [10_00, "عشرة دراهم"],
    [11_00, "أحد عشر درهما"],
    [48_00, "ثمانية وأربعون درهما"],
    [100_00, "مائة درهم"],
    [102_00, "مائة واثنان درهم"],
    [103_00, "مائة وثلاثة دراهم"],
    [200_00, "مائتا درهم"],
    [1_000_00, "ألف درهم"],
    [2_000_00, "ألفا درهم"],
    [3_000_00, "ثلاثة آلاف درهم"],
    [12_000_00, "اثنا عشر ألف درهم"],
    [1_845_50, "ألف وثمانمائة وخمسة وأربعون درهما وخمسون سنتيما"],
    [200_000_00, "مائتا ألف درهم"],
    [1_000_000_00, "مليون درهم"],
    [2_000_000_00, "مليونا درهم"],
    [5, "خمسة سنتيمات"],
  ])("%i centimes: %s", (amount, words) => {
    expect(amountInWords(amount, "ar")).toBe(words);
  });
});

describe("amounts in words", () => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 99_999_999_999_999 }),
    fc.integer({ min: 0, max: 1_000_000 }),
  );

  it.each([
    ["fr", readFrench],
    ["ar", readArabic],
  ] as const)("are read back as the same amount (%s)", (language, read) => {
    fc.assert(
      fc.property(amount, (centimes) => {
        expect(read(amountInWords(centimes, language))).toBe(centimes);
      }),
      { seed: 2026, numRuns: 500 },
    );
  });

  it.each([-1, 0.5, Number.NaN, 100_000_000_000_000])("are not written for %d", (centimes) => {
    expect(() => amountInWords(centimes, "fr")).toThrow(RangeError);
  });
});
