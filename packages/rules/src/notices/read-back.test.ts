import { describe, expect, it, test } from "vitest";
import { arabic } from "./ar/index.ts";
import { french } from "./fr/index.ts";
import { openingDay } from "./index.ts";
import { plainText } from "./plain-text.ts";
import { parseCount, parseDate, parseHundredths } from "./read-back.ts";

describe("parseHundredths", () => {
  it.each([
    ["100", 100_00],
    ["100 000", 100_000_00],
    ["100.000", 100_000_00],
    ["100.000,50", 100_000_50],
    ["1 250,5", 1250_50],
    ["100.00", 100_00],
    ["0,07", 7],
  ])("reads %s", (text, hundredths) => {
    expect(parseHundredths(text)).toBe(hundredths);
  });

  it.each(["", "abc", ",5", "9".repeat(20), undefined])("refuses %s", (text) => {
    expect(parseHundredths(text)).toBeNull();
  });

  it("reads whole numbers only", () => {
    expect(parseCount("1.000")).toBe(1000);
    expect(parseCount("1,5")).toBeNull();
  });
});

describe("parseDate", () => {
  it.each([
    ["16/11/2026", "2026-11-16"],
    ["2026/11/6", "2026-11-06"],
    ["1er mars 2026", "2026-03-01"],
    ["31/11/2026", null],
    ["12 brumaire 2026", null],
  ])("reads %s as %s", (text, date) => {
    expect(parseDate(text, ["janvier", "fevrier", "mars"])).toBe(date);
  });
});

describe("plainText", () => {
  it.each([
    ["Siège d’Été\u00A0: 1\u202F000", "Siege d'Ete : 1 000"],
    ["الشَّرِكَةُ ــ أؤئإآ", "الشركة اوياا"],
    ["٠١٢٣٤٥٦٧٨٩ ۰۱۹", "0123456789 019"],
    ["a\u200Fb\u2066c", "abc"],
    ["a\n\tb", "a\n b"],
  ])("%s", (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

test.each([
  ["Le 30 juin 2026 à 10 heures, il sera procédé à l’ouverture des plis.", "2026-06-30"],
  ["Ouverture des plis : 01/07/2026 à 11 h", "2026-07-01"],
  ["Ouverture des plis le 16/11/2026 à 10 h, dossier retiré avant le 12/11/2026", "2026-11-16"],
  ["سيتم في يوم 30/06/2026 فتح الأظرفة المتعلقة بطلب العروض", "2026-06-30"],
  ["Avis de constitution du 30 juin 2026", null],
] as const)("%s opens bids on %s", (text, day) => {
  expect(openingDay(text, [french, arabic])).toBe(day);
});
