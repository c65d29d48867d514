import { describe, expect, it } from "vitest";
import { numberInFrench } from "./numbers.ts";
import { writing } from "./writing.ts";

describe("numbers in French letters", () => {
  it.each([
    [0, "zéro"],
    [1, "un"],
    [16, "seize"],
    [21, "vingt et un"],
    [61, "soixante et un"],
    [70, "soixante-dix"],
    [71, "soixante et onze"],
    [77, "soixante-dix-sept"],
    [80, "quatre-vingts"],
    [81, "quatre-vingt-un"],
    [91, "quatre-vingt-onze"],
    [99, "quatre-vingt-dix-neuf"],
    [100, "cent"],
    [101, "cent un"],
    [200, "deux cents"],
    [280, "deux cent quatre-vingts"],
    [1000, "mille"],
    [1001, "mille un"],
    [80_000, "quatre-vingt mille"],
    [200_000, "deux cent mille"],
    [380_200, "trois cent quatre-vingt mille deux cents"],
    [1_000_000, "un million"],
    [200_000_000, "deux cents millions"],
    [1_000_200_071, "un milliard deux cent mille soixante et onze"],
    [
      999_999_999_999,
      `${"neuf cent quatre-vingt-dix-neuf milliards "}${"neuf cent quatre-vingt-dix-neuf millions "}neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf`,
    ],
  ])("%i is «%s»", (number, words) => {
    expect(numberInFrench(number)).toBe(words);
  });
});

describe("French writing", () => {
  it.each([
    [1_00, "un dirham"],
    [100_000_00, "cent mille dirhams"],
    [2_000_000_00, "deux millions de dirhams"],
    [2_500_000_00, "deux millions cinq cent mille dirhams"],
    [10_50, "dix dirhams et cinquante centimes"],
    [10_01, "dix dirhams et un centime"],
    [9_999_999_999_999_00, "9\u00A0999\u00A0999\u00A0999\u00A0999\u00A0DH"],
  ])("%i centimes are «%s»", (amount, words) => {
    expect(writing.amountInWords(amount)).toBe(words);
  });

  it("keeps a figure on one line with its unit", () => {
    expect(writing.amount(1_250_000_50)).toBe("1\u00A0250\u00A0000,50\u00A0DH");
    expect(writing.amount(100_00)).toBe("100\u00A0DH");
    expect(writing.count(1, "share")).toBe("1\u00A0part sociale");
    expect(writing.count(1000, "newShare")).toBe("1\u00A0000\u00A0parts sociales nouvelles");
  });

  it("names the first of the month", () => {
    expect(writing.date("2026-08-01")).toBe("1er août 2026");
    expect(writing.date("2026-02-28")).toBe("28 février 2026");
  });

  it.each([
    ["10", "10\u00A0h"],
    ["9:05", "9\u00A0h\u00A005"],
    ["10h30", "10\u00A0h\u00A030"],
    ["25:00", "25:00"],
    ["midi", "midi"],
  ])("writes the time «%s» as «%s»", (typed, written) => {
    expect(writing.time(typed)).toBe(written);
  });

  it.each([
    ["Casablanca", "de Casablanca"],
    ["Agadir", "d’Agadir"],
    ["El Jadida", "d’El Jadida"],
    ["Oujda", "d’Oujda"],
    ["Fès", "de Fès"],
  ])("puts %s behind its preposition", (town, placed) => {
    expect(writing.place(town)).toBe(placed);
  });
});
