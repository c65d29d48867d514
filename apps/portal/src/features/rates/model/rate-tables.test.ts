import { expect, it } from "vitest";
import { digitalRates, sampleRates } from "../testing/sample-rates.ts";
import { canvasTables, samplesOf, totalOf, unitRows } from "./rate-tables.ts";

it("lists what is sold by the line, heading by heading", () => {
  const rows = unitRows(sampleRates);
  expect(rows.map(({ heading, unit }) => [heading, unit.price, unit.packagePrice])).toEqual([
    ["Annonces légales", 24_00, null],
    ["Offres d’emploi", 21_00, 16_80],
  ]);
});

it("puts the same orders side by side, the smallest first", () => {
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

it("says nothing of an order that a heading is not priced for", () => {
  const [row] = unitRows(digitalRates);
  expect(row && totalOf(row, { lines: 7, dates: 1 })).toBeNull();
});

it("tells formats once for all headings that sell them at the same prices", () => {
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

it("keeps other prices apart", () => {
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

it("has no formats where none are sold", () => {
  expect(canvasTables(digitalRates)).toEqual([]);
});
