import { describe, expect, it } from "vitest";
import { writing } from "./writing.ts";

describe("French writing", () => {
  it.each([
    [1_00, "un dirham"],
    [100_000_00, "cent mille dirhams"],
    [2_000_000_00, "deux millions de dirhams"],
    [2_500_000_00, "deux millions cinq cent mille dirhams"],
    [10_50, "dix dirhams et cinquante centimes"],
    [10_01, "dix dirhams et un centime"],
    [9_999_999_999_999_00, "9\u00A0999\u00A0999\u00A0999\u00A0999\u00A0Dhs"],
  ])("%i centimes are «%s»", (amount, words) => {
    expect(writing.amountInWords(amount)).toBe(words);
  });

  it("keeps a figure on one line with its unit", () => {
    expect(writing.amount(1_250_000_50)).toBe("1\u00A0250\u00A0000,50\u00A0Dhs");
    expect(writing.amount(100_00)).toBe("100\u00A0Dhs");
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
