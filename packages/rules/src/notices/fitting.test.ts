import { expect, test } from "vitest";
import { fittingTemplates, NOTICE_KINDS, otherAssembly } from "./index.ts";

test.each([
  ["offres-emploi", ["jobOffer"]],
  ["immobilier-ventes", ["flat"]],
  ["immobilier-locations", ["flat"]],
  ["automobiles-engins", ["carSale"]],
  ["appels-offres", ["tender"]],
  ["appels-d-offres", ["tender"]],
  ["convocations-assemblees", ["meeting"]],
  ["pertes-divers", ["lostDocument"]],
  ["demandes-emploi", []],
  ["carnet", ["deathNotice", "thanks", "remembrance", "congratulations"]],
  ["avis-deces", ["deathNotice", "thanks", "remembrance", "congratulations"]],
] as const)("of the heading «%s» are %o", (slug, kinds) => {
  expect(fittingTemplates(slug).kinds).toEqual(kinds);
});

test.each([
  ["Décès", "deathNotice"],
  ["Remerciements", "thanks"],
  ["Quarantième jour et anniversaire", "remembrance"],
  ["Félicitations", "congratulations"],
  ["وفيات", "deathNotice"],
  ["شكر على تعزية", "thanks"],
  ["أربعينية وذكرى", "remembrance"],
  ["تهان", "congratulations"],
] as const)("under the sub-heading «%s» is %s alone", (label, kind) => {
  expect(fittingTemplates("carnet", label).kinds).toEqual([kind]);
  expect(fittingTemplates("offres-emploi", label).kinds).toEqual(["jobOffer"]);
});

test("under legal notices are those of companies", () => {
  const { kinds } = fittingTemplates("annonces-legales");
  expect(kinds[0]).toBe("limitedCompany");
  expect(kinds).not.toContain("jobOffer");
  expect(kinds.every((kind) => NOTICE_KINDS.includes(kind))).toBe(true);
});

test.each([
  ["Constitution de société", ["limitedCompany", "soleLimitedCompany"]],
  ["تأسيس شركة", ["limitedCompany", "soleLimitedCompany"]],
  [
    "Modification des statuts",
    ["shareTransfer", "managerChange", "officeTransfer", "capitalIncrease"],
  ],
  ["Cession de parts sociales", ["shareTransfer"]],
  ["Augmentation de capital", ["capitalIncrease"]],
  ["رفع رأس المال", ["capitalIncrease"]],
  ["Transfert de siège social", ["officeTransfer"]],
  ["Nomination de gérant", ["managerChange"]],
  ["Fonds de commerce et gérance libre", []],
  ["Dissolution et liquidation", ["dissolution", "liquidationClosing"]],
] as const)("under the legal notices' sub-heading «%s» are %o", (label, kinds) => {
  expect(fittingTemplates("annonces-legales", label).kinds).toEqual(kinds);
});

test.each([
  ["convocations", "Copropriété", "coOwners"],
  ["convocations", "اتحاد الملاك المشتركين", "coOwners"],
  ["annonces-legales", "Syndicats de copropriétaires", "coOwners"],
  ["convocations", "Associations et coopératives", "members"],
  ["convocations", "جمعيات وتعاونيات", "members"],
] as const)(
  "under «%s», «%s», no template of a company's assembly is offered",
  (slug, label, of) => {
    expect(otherAssembly(slug, label)).toBe(of);
    expect(fittingTemplates(slug, label).kinds).toEqual([]);
  },
);

test.each([
  ["convocations", "Assemblée générale ordinaire", "meeting"],
  ["immobilier-vente", "Appartement en copropriété", "flat"],
  ["offres-emploi", "Associations et ONG", "jobOffer"],
] as const)("under «%s», «%s», the heading's own template is offered", (slug, label, kind) => {
  expect(otherAssembly(slug, label)).toBeNull();
  expect(fittingTemplates(slug, label).kinds).toEqual([kind]);
});

test("a sub-heading of unknown words keeps the kinds of its heading", () => {
  expect(fittingTemplates("annonces-legales", "Divers")).toEqual(
    fittingTemplates("annonces-legales"),
  );
});

test("flats are to rent under rentals, else for sale", () => {
  expect(fittingTemplates("immobilier-locations").values).toEqual({ flatOffer: "toRent" });
  expect(fittingTemplates("immobilier-ventes").values).toEqual({ flatOffer: "forSale" });
});
