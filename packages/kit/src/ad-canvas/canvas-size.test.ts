import { describe, expect, it } from "vitest";
import { drawableSize, nextZoom, onCanvas } from "./canvas-size.ts";

describe("drawableSize", () => {
  it("keeps true measures", () => {
    expect(drawableSize({ width: 102, height: 65.5 })).toEqual({ width: 102, height: 65.5 });
  });

  it.each([0, -4, Number.NaN, Number.POSITIVE_INFINITY])("replaces %d", (nonsense) => {
    expect(drawableSize({ width: nonsense, height: 50 })).toEqual({ width: 100, height: 50 });
  });

  it.each([
    [0.001, 10],
    [9, 10],
    [10, 10],
    [1e9, 1000],
  ])("renders %d mm as %d", (measure, rendered) => {
    expect(drawableSize({ width: 50, height: measure })).toEqual({ width: 50, height: rendered });
  });
});

describe("onCanvas", () => {
  it("is a share of the width", () => {
    expect(onCanvas(5, 50)).toBe("10cqi");
  });
});

describe("nextZoom", () => {
  it.each([
    [1, 1, 1.25],
    [1, -1, 0.75],
    [2, 1, 2],
    [0.75, -1, 0.75],
    [1.1, 1, 1.25],
    [1.1, -1, 1],
  ] as const)("from %d towards %d is %d", (zoom, direction, next) => {
    expect(nextZoom(zoom, direction)).toBe(next);
  });
});
