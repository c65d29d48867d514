import { expect, test } from "vitest";
import { fittingTemplates, NOTICE_KINDS } from "./index.ts";

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

test("flats are to rent under rentals, else for sale", () => {
  expect(fittingTemplates("immobilier-locations").values).toEqual({ flatOffer: "toRent" });
  expect(fittingTemplates("immobilier-ventes").values).toEqual({ flatOffer: "forSale" });
});
