import { expect, it } from "vitest";
import { clippedParts } from "./rendering.ts";

it("clips up to twelve parts of an ad one by one, and of more every page's in one box", () => {
  const part = (at: number) => ({
    page: 1 + Math.floor(at / 10),
    x: 40 + 20 * (at % 10),
    y: 60,
    width: 15,
    height: 9,
  });
  const parts = Array.from({ length: 13 }, (_, at) => part(at));
  expect(clippedParts(parts.slice(1))).toEqual(parts.slice(1));
  expect(clippedParts(parts)).toEqual([
    { page: 1, x: 40, y: 60, width: 195, height: 9 },
    { page: 2, x: 40, y: 60, width: 55, height: 9 },
  ]);
});
