import { describe, expect, it } from "vitest";
import { writing } from "./writing.ts";

describe("amounts in Arabic letters", () => {
  it.each([
    [0, "صفر درهم"],
    [1, "درهم واحد"],
    [2, "درهمين"],
    [3, "ثلاثة دراهم"],
    [10, "عشرة دراهم"],
    [11, "أحد عشر درهماً"],
    [12, "اثني عشر درهماً"],
    [15, "خمسة عشر درهماً"],
    [20, "عشرين درهماً"],
    [21, "واحد وعشرين درهماً"],
    [100, "مائة درهم"],
    [102, "مائة ودرهمين"],
    [105, "مائة وخمسة دراهم"],
    [200, "مائتي درهم"],
    [1000, "ألف درهم"],
    [1500, "ألف وخمسمائة درهم"],
    [2000, "ألفي درهم"],
    [2005, "ألفين وخمسة دراهم"],
    [3000, "ثلاثة آلاف درهم"],
    [10_000, "عشرة آلاف درهم"],
    [11_000, "أحد عشر ألف درهم"],
    [25_500, "خمسة وعشرين ألفاً وخمسمائة درهم"],
    [100_000, "مائة ألف درهم"],
    [200_000, "مائتي ألف درهم"],
    [250_000, "مائتين وخمسين ألف درهم"],
    [1_000_000, "مليون درهم"],
    [2_000_000, "مليوني درهم"],
    [3_200_000, "ثلاثة ملايين ومائتي ألف درهم"],
    [1_000_000_000, "مليار درهم"],
  ])("%i dirhams are «%s»", (dirhams, words) => {
    expect(writing.amountInWords(dirhams * 100)).toBe(words);
  });

  it("adds centimes", () => {
    expect(writing.amountInWords(10_50)).toBe("عشرة دراهم وخمسين سنتيماً");
  });

  it("writes a number without a name in figures", () => {
    expect(writing.amountInWords(1_000_000_000_000_00)).toBe("1.000.000.000.000\u00A0درهم");
  });
});

describe("Arabic writing", () => {
  it("counts with the noun's number", () => {
    expect(writing.count(1, "share")).toBe("حصة اجتماعية واحدة");
    expect(writing.count(2, "share")).toBe("حصتين اجتماعيتين");
    expect(writing.count(7, "share")).toBe("7\u00A0حصص اجتماعية");
    expect(writing.count(1000, "share")).toBe("1.000\u00A0حصة اجتماعية");
    expect(writing.count(103, "year")).toBe("103\u00A0سنوات");
  });

  it("names Moroccan months, and their first day", () => {
    expect(writing.date("2026-08-01")).toBe("فاتح غشت 2026");
    expect(writing.date("2026-07-30")).toBe("30 يوليوز 2026");
  });

  it("joins the preposition to Arabic letters only", () => {
    expect(writing.place("الرباط")).toBe("بالرباط");
    expect(writing.place("Rabat")).toBe("ب Rabat");
  });
});
