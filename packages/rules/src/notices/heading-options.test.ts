import { describe, expect, it } from "vitest";
import { arabic } from "./ar/index.ts";
import { EMPTY_NOTICE } from "./fields.ts";
import { french } from "./fr/index.ts";
import { optionsOf, valuesOfOptions } from "./heading-options.ts";

const question = (...labels: readonly string[]) => ({
  choices: labels.map((label, index) => ({ id: index + 1, label })),
});
const languages = [french, arabic];

const fuels = [
  question("Diesel", "Essence", "Hybride", "Électrique"),
  question("ديزل", "بنزين", "هجين", "كهربائي"),
];
const contracts = [
  question("CDI", "CDD", "Intérim", "Stage"),
  question("عقد غير محدد المدة", "عقد محدد المدة", "عمل مؤقت", "تدريب"),
];
const surfaces = [
  question("Moins de 80 m²", "80 à 150 m²", "150 à 500 m²", "Plus de 500 m²"),
  question("أقل من 80 م²", "من 80 إلى 150 م²", "من 150 إلى 500 م²", "أكثر من 500 م²"),
];
const gears = question("Manuelle", "Automatique");

describe("optionsOf", () => {
  it.each([
    ["diesel", 1],
    ["petrol", 2],
    ["hybrid", 3],
    ["electric", 4],
    ["notStated", null],
  ] as const)("carries the fuel «%s» to the heading's question", (fuel, id) => {
    const values = { ...EMPTY_NOTICE, fuel };
    for (const option of fuels) {
      expect(optionsOf("carSale", values, [gears, option], languages)).toEqual([null, id]);
    }
  });

  it.each([
    ["openEnded", 1],
    ["fixedTerm", 2],
    ["internship", 4],
  ] as const)("carries the contract «%s»", (jobContract, id) => {
    for (const option of contracts) {
      const values = { ...EMPTY_NOTICE, jobContract };
      expect(optionsOf("jobOffer", values, [option], languages)).toEqual([id]);
    }
  });

  it.each([
    [79, 1],
    [80, 2],
    [92, 2],
    [151, 3],
    [1200, 4],
    [null, null],
  ])("finds the range of a surface of %s", (surface, id) => {
    for (const option of surfaces) {
      const values = { ...EMPTY_NOTICE, surface };
      expect(optionsOf("flat", values, [option], languages)).toEqual([id]);
    }
  });

  it("skips questions of another kind", () => {
    const values = { ...EMPTY_NOTICE, fuel: "diesel", surface: 92 } as const;
    expect(optionsOf("jobOffer", values, [...fuels, ...surfaces], languages)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it("reads thousands in a range of kilometres", () => {
    const mileages = question("Moins de 50 000 km", "50 000 à 100 000 km", "Plus de 100 000 km");
    const values = { ...EMPTY_NOTICE, mileage: 85_000 };
    expect(optionsOf("carSale", values, [mileages], languages)).toEqual([2]);
  });
});

describe("valuesOfOptions", () => {
  it("begins a notice with the choices of the heading", () => {
    for (const option of fuels) {
      expect(valuesOfOptions("carSale", [gears, option], [1, 3], languages)).toEqual({
        fuel: "hybrid",
      });
    }
  });

  it("states nothing for a choice without a wording", () => {
    expect(valuesOfOptions("jobOffer", contracts, [3, null], languages)).toEqual({
      jobContract: "notStated",
    });
  });

  it("writes nothing for an unanswered question", () => {
    expect(valuesOfOptions("carSale", fuels, [], languages)).toEqual({});
  });
});
