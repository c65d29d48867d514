import { expect, it } from "vitest";
import { figureOf, figuresOf, knownFigures, stackedReach } from "./figures.ts";

it("knows numbers, and nothing that is none", () => {
  expect([0, -3, 2.5].map(figureOf)).toEqual([0, -3, 2.5]);
  expect([Number.NaN, Number.POSITIVE_INFINITY, 1e300, null, undefined].map(figureOf)).toEqual(
    Array(5).fill(null),
  );
});

it("gives each series one figure per category", () => {
  const series = [
    { id: "a", label: "A", values: [1] },
    { id: "b", label: "B", values: [1, Number.NaN, 3, 4] },
  ];
  const figures = figuresOf(series, 3);
  expect(figures).toEqual([
    [1, null, null],
    [1, null, 3],
  ]);
  expect(knownFigures(figures)).toEqual([1, 1, 3]);
});

it("stacks what is above zero apart from what is below", () => {
  expect(
    stackedReach([
      [2, -1],
      [3, 4],
      [null, -5],
    ]),
  ).toEqual([5, 0, 4, -6]);
  expect(stackedReach([])).toEqual([]);
});
