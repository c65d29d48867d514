import { describe, expect, it } from "vitest";
import { ringFigure, ringShare } from "./line-ring.tsx";

describe("ringShare", () => {
  it.each([
    [0, 90, 0],
    [45, 90, 0.5],
    [90, 90, 1],
    [91, 90, 1],
    [Number.POSITIVE_INFINITY, 90, 1],
  ])("%d of %d fills %d", (count, limit, share) => {
    expect(ringShare(count, limit)).toBe(share);
  });

  it.each([
    [-3, 90, 0],
    [Number.NaN, 90, 0],
    [3, 0, 1],
    [3, -1, 1],
    [3, Number.NaN, 1],
    [0, 0, 0],
  ])("nonsense (%d of %d) still draws something sensible", (count, limit, share) => {
    expect(ringShare(count, limit)).toBe(share);
  });
});

describe("ringFigure", () => {
  it.each([
    [0, "0"],
    [90, "90"],
    [9999, "9999"],
    [10_000, "9999+"],
    [Number.POSITIVE_INFINITY, "9999+"],
    [-5, "0"],
    [2.7, "2"],
    [Number.NaN, "–"],
  ])("shows %d as %s", (count, figure) => {
    expect(ringFigure(count)).toBe(figure);
  });
});
