import { describe, expect, it } from "vitest";
import { checkAd } from "./index.ts";

const clean = {
  text: "Avis de constitution.",
  anonymous: false,
  earlier: null,
  words: [],
  headingSlug: "divers",
  subheading: "",
};

describe("checkAd", () => {
  it("finds nothing in a plain ad", () => expect(checkAd(clean)).toEqual([]));

  it.each([
    ["SARL, ICE 001525713000097, Casablanca", []],
    ["SARL, ICE : 001525713000098", ["001525713000098"]],
    ["شركة، التعريف الموحد للمقاولة: 123456789012345", ["123456789012345"]],
    ["Téléphone 0522000114", []],
  ])("reads the company identifier of «%s»", (text, found) => {
    const ices = checkAd({ ...clean, text }).filter(({ code }) => code === "ice");
    expect(ices.map((check) => check.found)).toEqual(found);
  });

  it("names the earlier ad with the same text", () => {
    const earlier = "A00000012";
    expect(checkAd({ ...clean, earlier })).toEqual([{ code: "repetition", found: earlier }]);
  });

  it("names the required mentions of the kind that a text comes nearest to", () => {
    const lost = { ...clean, headingSlug: "avis-de-perte" };
    const whole =
      "Document : carte grise\nN° 1234\nTitulaire : Omar Alami\nContact : 06 61 00 01 14";
    expect(checkAd({ ...lost, text: whole })).toEqual([]);
    const text = whole.replace(/\nContact.*/, "").replace("N° 1234", "");
    expect(checkAd({ ...lost, text })).toEqual([
      { code: "mention", found: "documentNumber" },
      { code: "mention", found: "contact" },
    ]);
    const moved = "ATLAS SARL\nNouveau siège : Rabat";
    const found = checkAd({ ...clean, text: moved, headingSlug: "annonces-legales" });
    expect(found.map((check) => check.found)).not.toContain("newHeadOffice");
    expect(found.map((check) => check.found)).toContain("depositNumber");
  });

  it("asks a company's formation for no mention of an assembly", () => {
    const text = "Il a été constitué une SARL, capital de 100 000 dirhams, ICE 001525713000097";
    const formed = { headingSlug: "annonces-legales", subheading: "Constitution de société" };
    const found = checkAd({ ...clean, ...formed, text }).map((check) => check.found);
    expect(found).toContain("headOffice");
    expect(found).not.toContain("agenda");
  });

  const convocation = (subheading: string, text: string) =>
    checkAd({ ...clean, text, headingSlug: "convocations", subheading }).map(({ found }) => found);

  it.each([
    "Le syndic invite les copropriétaires à l’assemblée du 12 mai 2026 à 18 h 30. À l’ordre du jour : comptes de l’année.",
    "يدعو وكيل الاتحاد الملاك لحضور الجمع العام يوم 12/05/2026 على الساعة السادسة مساء.\nجدول الأعمال: حسابات السنة.",
  ])("asks a convocation of co-owners for what law 18-00 does (%#)", (text) => {
    expect(convocation("Copropriété", text)).toEqual([]);
    const short = text.split(/\.|\n/, 1)[0] ?? "";
    expect(convocation("Copropriété", short)).toEqual(["agenda"]);
    expect(convocation("Assemblée générale ordinaire", text)).toContain("registry");
  });

  it.each([
    ["12 mai 2026 ", "meetingDate"],
    [" à 18 h 30", "meetingTime"],
    ["À l’ordre du jour : comptes de l’année.", "agenda"],
  ])("names what a convocation of co-owners lacks without «%s»", (mention, field) => {
    const text =
      "Le syndic invite les copropriétaires à l’assemblée du 12 mai 2026 à 18 h 30. À l’ordre du jour : comptes de l’année.";
    expect(convocation("Copropriété", text.replace(mention, ""))).toEqual([field]);
  });

  it.each([
    "Suivant procès-verbal de l’assemblée du 03/03/2025, les associés réunis le 03/03/2025 ont approuvé les comptes.",
    "Les décisions de l’assemblée générale du 3 mars 2025 sont déposées.",
  ])("takes no day of an earlier assembly for that of a convocation (%#)", (text) => {
    expect(convocation("Assemblée générale ordinaire", text)).toContain("meetingDate");
  });

  it("asks the members of an association for nothing, as its law leaves that to the statutes", () => {
    const text = "L’association Al Amal réunit ses adhérents.";
    expect(convocation("Associations et coopératives", text)).toEqual([]);
  });

  it.each([
    ["Prêt entre particuliers, rapide", ["prêt entre particuliers"]],
    ["Prêts entre particuliers", []],
    ["PRET ENTRE PARTICULIERS", ["prêt entre particuliers"]],
    ["prêt  entre\nparticuliers", ["prêt entre particuliers"]],
    ["عرض قرض سريع جدا", ["قرض"]],
    ["عَرْضُ قَـــرْضٍ سريع", ["قرض"]],
  ])("finds kept words in «%s» as whole words", (text, found) => {
    const words = ["prêt entre particuliers", "قرض"];
    expect(checkAd({ ...clean, text, words }).map((check) => check.found)).toEqual(found);
  });

  it("finds contact data in anonymous ads alone", () => {
    const text = "Appeler le 06 61 00 01 14, écrire à vente@exemple.ma ou www.exemple.ma";
    expect(checkAd({ ...clean, text })).toEqual([]);
    expect(checkAd({ ...clean, text, anonymous: true }).map(({ found }) => found)).toEqual([
      ...["06 61 00 01 14", "vente@exemple.ma", "www.exemple.ma"],
    ]);
  });
});
