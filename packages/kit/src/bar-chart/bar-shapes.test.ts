import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stackedReach, valueAxis } from "../chart/index.ts";
import { barShapes } from "./bar-shapes.ts";

const axis = { low: 0, high: 100, ticks: [0, 100] };

describe("one series", () => {
  it("stands on zero in the middle of its category", () => {
    const [bar, ...others] = barShapes([[50, null, 0, null]], axis, "grouped");
    expect(others).toEqual([]);
    expect(bar).toMatchObject({ series: 0, category: 0, y: 50, height: 50 });
    expect((bar?.x ?? 0) + (bar?.width ?? 0) / 2).toBeCloseTo(12.5);
  });

  it("hangs from zero below it", () => {
    const [bar] = barShapes([[-10]], { low: -20, high: 20, ticks: [] }, "grouped");
    expect(bar).toMatchObject({ y: 50, height: 25 });
  });

  it("shows the smallest figure, and keeps a lone bar slender", () => {
    const [bar] = barShapes([[0.0001]], axis, "grouped");
    expect(bar?.height).toBeGreaterThan(0.5);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(100);
    expect(bar?.width).toBeLessThanOrEqual(8);
  });
});

describe("several series", () => {
  const figures = [
    [20, 10],
    [30, -10],
  ];

  it("stand beside one another", () => {
    const [first, second] = barShapes(figures, axis, "grouped");
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0);
    expect(second).toMatchObject({ y: 70, height: 30 });
  });

  it("stand one upon another, apart from what is below zero", () => {
    const bars = barShapes(figures, { low: -100, high: 100, ticks: [] }, "stacked");
    expect(bars.map(({ y, height }) => [y, height].map(Math.round))).toEqual([
      [40, 10],
      [25, 15],
      [45, 5],
      [50, 5],
    ]);
  });
});

it("keeps every bar inside the plot", () => {
  const figure = fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }));
  const table = fc.integer({ min: 1, max: 14 }).chain((count) =>
    fc.array(fc.array(figure, { minLength: count, maxLength: count }), {
      minLength: 1,
      maxLength: 6,
    }),
  );
  fc.assert(
    fc.property(table, fc.constantFrom("grouped", "stacked"), (figures, layout) => {
      const reach = valueAxis(
        layout === "stacked" ? stackedReach(figures) : figures.flat().map(Number),
      );
      for (const { x, y, width, height } of barShapes(figures, reach, layout)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(100.001);
        expect(y).toBeGreaterThanOrEqual(-0.7);
        expect(y + height).toBeLessThanOrEqual(100.7);
      }
    }),
  );
});

it("draws nothing of nothing", () => {
  expect(barShapes([], axis, "grouped")).toEqual([]);
  expect(barShapes([[]], axis, "stacked")).toEqual([]);
});
