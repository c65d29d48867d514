import { expect, it } from "vitest";
import { lineShapes } from "./line-shapes.ts";

const axis = { low: 0, high: 100, ticks: [0, 100] };

it("goes through the middles of the categories", () => {
  const [line] = lineShapes([[0, 50, 100, 25]], axis);
  expect(line?.path).toBe("M12.5 100L37.5 50L62.5 0L87.5 75");
});

it("breaks where a figure is not known, and keeps a lone point", () => {
  const [line] = lineShapes([[10, null, 30, null, 50]], axis);
  expect(line?.path).toBe("M10 90M50 70M90 50");
  expect(line?.points.map(({ category }) => category)).toEqual([0, 2, 4]);
  expect(line?.points.every(({ alone }) => alone)).toBe(true);
});

it("puts a single point in the middle", () => {
  expect(lineShapes([[50]], axis)[0]?.points).toEqual([{ category: 0, x: 50, y: 50, alone: true }]);
});

it("draws nothing of nothing", () => {
  expect(lineShapes([], axis)).toEqual([]);
  expect(lineShapes([[null]], axis)).toEqual([{ points: [], path: "" }]);
});
