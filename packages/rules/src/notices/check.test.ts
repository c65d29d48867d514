import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arabicSample, frenchSample } from "../testing/notice-samples.ts";
import { pairs } from "../testing/pairs.ts";
import { arabic } from "./ar/index.ts";
import { checkNotice } from "./check.ts";
import { EMPTY_NOTICE, type NoticeValues } from "./fields.ts";
import { french } from "./fr/index.ts";
import { NOTICE_KINDS, noticeOf } from "./kinds.ts";
import type { NoticeLanguage } from "./language.ts";
import { writeNotice } from "./write.ts";

const languages = [
  [french, frenchSample],
  [arabic, arabicSample],
] as const;

const everyMention = pairs(languages, NOTICE_KINDS).flatMap(([[language, sample], kind]) =>
  noticeOf(kind).mentions.map(
    (field) => [language.language, kind, field, language, sample] as const,
  ),
);

describe("missing mentions", () => {
  it.each(everyMention)("%s %s: points out %s alone when it is missing", (...mention) => {
    const [, kind, field, language, sample] = mention;
    const values: NoticeValues = { ...sample, [field]: EMPTY_NOTICE[field], ...noDuration(field) };
    const { text } = writeNotice(kind, language, values);
    expect(checkNotice(kind, language, values, text)).toEqual([{ code: "missing", field }]);
  });

  it("finds them in a text written by hand", () => {
    const text = [
      "STE ATLAS CONSEIL SARL AU CAPITAL DE 100.000,00 DHS",
      "SIEGE SOCIAL : 12 RUE DES ORANGERS",
      "R.C : 12345 / ICE : 001525713000097",
      "Suivant acte S.S.P en date du 02/11/2026, M. Idrissi a vendu à M. Karim Bennani 250 parts.",
      "Cédant : M. Idrissi",
      "Le depot legal est fait au tribunal de commerce de Fes le 16/11/2026 sous n° 55.",
    ].join("\n");
    const values = { ...EMPTY_NOTICE, company: "Atlas Conseil", buyer: frenchSample.buyer };
    expect(checkNotice("shareTransfer", french, values, text)).toEqual([]);
  });

  it("finds them in Arabic with or without hamza and vowel marks", () => {
    const { text } = writeNotice("capitalIncrease", arabic, arabicSample);
    const otherwise = text
      .replace(/[أإآ]/g, "ا")
      .replace("رأسمال", "رَأْسمال")
      .replaceAll("2026", "٢٠٢٦")
      .replace("رقم", "رقـــم");
    expect(checkNotice("capitalIncrease", arabic, arabicSample, otherwise)).toEqual([]);
  });

  it.each(["رأس المال", "رأس مال", "رأسمالها"])("finds the capital in Arabic as «%s»", (word) => {
    const { text } = writeNotice("limitedCompany", arabic, arabicSample);
    const otherwise = text.replaceAll(/رأسمال(?:ها)?/g, word);
    expect(otherwise).toContain(word);
    expect(checkNotice("limitedCompany", arabic, arabicSample, otherwise)).toEqual([]);
  });

  it.each([
    [french, "Siège social 12 avenue Hassan II, Rabat"],
    [french, "SIÈGE SOCIAL, N° 12 BIS, RUE DES ORANGERS"],
    [french, "ayant son siège social sis à Casablanca"],
    [french, "dont le siège est situé au quartier industriel de Sidi Bernoussi"],
    [french, "siège social boulevard Zerktouni"],
    [arabic, "المقر الاجتماعي 12 شارع الحسن الثاني، الرباط"],
    [arabic, "شركة مقرها الاجتماعي بشارع محمد الخامس"],
    [arabic, "المقر الاجتماعي الكائن ب 40، زنقة الميناء"],
    [arabic, "مقرها الاجتماعي حي السلام"],
  ])("finds the seat without a colon (%#)", (language, text) => {
    expect(lacksOf(language, text)).not.toContain("headOffice");
  });

  it.each([
    [french, "Les documents sont tenus à leur disposition au siège social."],
    [french, "à consulter au siège social 15 jours avant la réunion"],
    [french, "réunion au siège social à 10 heures"],
    [french, "se réunira au siège social, 12 mai 2026"],
    [french, "Transfert du siège social au 40, boulevard Zerktouni"],
    [french, "Nouveau siège social 40, boulevard Zerktouni"],
    [french, "Siège social ……"],
    [arabic, "الوثائق رهن إشارتهم بالمقر الاجتماعي."],
    [arabic, "ينعقد الجمع بالمقر الاجتماعي 12 ماي 2026"],
    [arabic, "تحويل المقر الاجتماعي إلى 40 شارع الزرقطوني"],
  ])("finds no seat where only a place is named (%#)", (language, text) => {
    expect(lacksOf(language, text)).toContain("headOffice");
  });

  it.each([
    [french, "ont décidé de transférer le siège social au 40, boulevard Zerktouni"],
    [french, "Transfert du siège social de Rabat à Casablanca, au 40, boulevard Zerktouni"],
    [french, "Nouveau siège social 40, boulevard Zerktouni"],
    [arabic, "تقرر تحويل المقر الاجتماعي للشركة إلى 40 شارع الزرقطوني"],
    [arabic, "المقر الاجتماعي الجديد 40 شارع الزرقطوني"],
  ])("finds the new seat in a sentence (%#)", (language, text) => {
    expect(lacksOf(language, text)).not.toContain("newHeadOffice");
  });

  it("reports a mention that was removed by hand", () => {
    const { text } = writeNotice("dissolution", french, frenchSample);
    const shortened = text.replace(/Liquidateur, .*\n/, "").replace(" sous le n° 987654", "");
    expect(checkNotice("dissolution", french, frenchSample, shortened)).toEqual([
      { code: "missing", field: "liquidator" },
      { code: "missing", field: "depositNumber" },
    ]);
  });

  it("points out a gap without a mention", () => {
    const { text } = writeNotice("dissolution", french, frenchSample);
    expect(checkNotice("dissolution", french, frenchSample, `${text}\n……`)).toEqual([
      { code: "gap" },
    ]);
  });
});

/** Mentions of a transfer of seat that a text lacks. */
const lacksOf = (language: NoticeLanguage, text: string) =>
  checkNotice("officeTransfer", language, EMPTY_NOTICE, text).flatMap((hint) =>
    hint.code === "missing" ? [hint.field] : [],
  );

/** The usual duration is entered from the start. */
const noDuration = (field: string) => (field === "duration" ? { duration: null } : {});

describe.each(languages)("figures that contradict one another", (language, sample) => {
  const hintsOf = (kind: "limitedCompany" | "capitalIncrease", changes: Partial<NoticeValues>) => {
    const values = { ...sample, ...changes };
    return checkNotice(kind, language, values, writeNotice(kind, language, values).text);
  };

  it("points out shares that do not make the capital", () => {
    expect(hintsOf("limitedCompany", { nominal: 10_00 })).toEqual([
      { code: "capital", shares: 1000, nominal: 10_00, product: 10_000_00, capital: 100_000_00 },
    ]);
  });

  it("points out partners whose shares do not add up to the capital", () => {
    const [first] = sample.partners;
    expect(hintsOf("limitedCompany", { partners: first ? [first] : [] })).toEqual([
      { code: "partners", held: 600, shares: 1000 },
    ]);
  });

  it("points out new shares that do not make the increase", () => {
    expect(hintsOf("capitalIncrease", { newShares: 1400 })).toEqual([
      { code: "increase", added: 140_000_00, difference: 150_000_00 },
    ]);
  });

  it("points out a malformed ICE, and a deposit before its act", () => {
    const changes = { ice: "001525713000098", depositDate: "2026-11-01" } as const;
    expect(hintsOf("limitedCompany", changes)).toEqual([
      { code: "ice", ice: "001525713000098" },
      { code: "depositBeforeAct" },
    ]);
  });

  it("reads back every amount and number that it writes", () => {
    const shares = fc.integer({ min: 1, max: 1_000_000 });
    const nominal = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(shares, nominal, fc.integer({ min: -2, max: 2 }), (count, price, off) => {
        const capital = count * price + off;
        const partners = [{ name: "A", address: "", shares: count }];
        const changes = { shares: count, nominal: price, capital, partners };
        const codes = hintsOf("limitedCompany", changes).map(({ code }) => code);
        // Arabic writes one and two in words alone.
        const read = language.language === "fr" || count > 2;
        expect(codes).toEqual(off === 0 || !read ? [] : ["capital"]);
      }),
      { seed: 42, numRuns: 200 },
    );
  });
});

describe("dates", () => {
  it.each([
    [french, "le 31 février 2026", "31 fevrier 2026"],
    [french, "le 0 mai 2026", "0 mai 2026"],
    [arabic, "31 أبريل 2026", "31 ابريل 2026"],
  ])("points out a day that does not exist", (language, text, date) => {
    expect(checkNotice("lostDocument", language, EMPTY_NOTICE, text)).toContainEqual({
      code: "impossibleDate",
      date,
    });
  });

  it("takes the first of a month, and leap days", () => {
    const text = "1er mars 2026, 29 février 2028, فاتح غشت 2026";
    for (const language of [french, arabic]) {
      const codes = checkNotice("lostDocument", language, EMPTY_NOTICE, text).map((h) => h.code);
      expect(codes).not.toContain("impossibleDate");
    }
  });
});
