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
  ["carnet-deces", []],
] as const)("of the heading «%s» are %o", (slug, kinds) => {
  expect(fittingTemplates(slug).kinds).toEqual(kinds);
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
