import { expect, it } from "vitest";
import { canvasTables, samplesOf, totalOf, unitRows } from "./rate-tables.ts";
import { digitalRates, sampleRates } from "./sample-rates.ts";

it("lists the headings that are sold by the line", () => {
  const rows = unitRows(sampleRates);
  expect(rows.map(({ heading, unit }) => [heading, unit.price, unit.packagePrice])).toEqual([
    ["Annonces légales", 24_00, null],
    ["Offres d’emploi", 21_00, 16_80],
  ]);
});

it("sorts the sample orders, the smallest first", () => {
  const rows = unitRows(sampleRates);
  const samples = samplesOf(rows);
  expect(samples.map(({ lines, dates }) => [lines, dates])).toEqual([
    [2, 1],
    [2, 5],
    [5, 1],
    [5, 5],
    [10, 1],
    [10, 5],
  ]);
  expect(rows.map((row) => totalOf(row, { lines: 5, dates: 5 }))).toEqual([600_00, 420_00]);
});

it("leaves out a sample that a heading has no price for", () => {
  const [row] = unitRows(digitalRates);
  expect(row && totalOf(row, { lines: 7, dates: 1 })).toBeNull();
});

it("groups the formats of headings with the same prices", () => {
  const [table, ...others] = canvasTables(sampleRates);
  expect(others).toEqual([]);
  expect(table?.headings).toEqual(["Annonces légales", "Offres d’emploi"]);
  expect(table?.colours).toEqual(["Noir et blanc", "Quadrichromie"]);
  expect(
    table?.rows.map(({ label, prices }) => [label, prices.get("Quadrichromie")?.price]),
  ).toEqual([
    ["1 module, 1 × 1", 720_00],
    ["4 modules, 2 × 2", 2_880_00],
  ]);
});

it("separates the formats of headings with other prices", () => {
  const [first, second] = sampleRates.headings;
  if (first === undefined || second === undefined) throw new Error("The sample has two headings.");
  const dearer = {
    ...second,
    types: second.types.map((type) => ({
      ...type,
      canvases: type.canvases.map((canvas) => ({ ...canvas, price: canvas.price + 1 })),
    })),
  };
  const tables = canvasTables({ ...sampleRates, headings: [first, dearer] });
  expect(tables.map(({ headings }) => headings)).toEqual([
    ["Annonces légales"],
    ["Offres d’emploi"],
  ]);
});

it("has no formats without modular ads", () => {
  expect(canvasTables(digitalRates)).toEqual([]);
});
