import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offsetOf, photoInView, placeAfterKey, withinPhotos } from "./photo-place.ts";

describe("photoInView", () => {
  it.each([
    [0, 0],
    [174, 0],
    [176, 1],
    [350, 1],
    [-350, 1],
    [-700, 2],
    [9_000, 2],
  ])("scrolled by %d shows photo %d of three", (offset, place) => {
    expect(photoInView(offset, 320, 3)).toBe(place);
  });

  it("shows the first before anything has a width", () => {
    expect(photoInView(50, 0, 3)).toBe(0);
    expect(photoInView(0, 0, 0)).toBe(0);
  });

  it("finds every photo where it was scrolled to, in both directions", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 40, max: 2_000 }),
        fc.constantFrom("ltr" as const, "rtl" as const),
        (place, width, direction) => {
          expect(photoInView(offsetOf(place, width, direction), width, 41)).toBe(place);
        },
      ),
      { seed: 20_261_121 },
    );
  });
});

describe("withinPhotos", () => {
  it.each([
    [-1, 3, 0],
    [3, 3, 2],
    [1, 3, 1],
    [2, 0, 0],
  ])("%d of %d is %d", (place, count, nearest) => {
    expect(withinPhotos(place, count)).toBe(nearest);
  });
});

describe("placeAfterKey", () => {
  it.each([
    ["ArrowRight", "ltr", 2],
    ["ArrowLeft", "ltr", 0],
    ["ArrowRight", "rtl", 0],
    ["ArrowLeft", "rtl", 2],
    ["Home", "rtl", 0],
    ["End", "ltr", 3],
  ] as const)("%s, %s, from 1 leads to %d", (key, direction, place) => {
    expect(placeAfterKey(key, 1, 4, direction)).toBe(place);
  });

  it("stays at the ends", () => {
    expect(placeAfterKey("ArrowRight", 3, 4, "ltr")).toBe(3);
    expect(placeAfterKey("ArrowLeft", 0, 4, "ltr")).toBe(0);
  });

  it.each(["Tab", "ArrowDown", "a"])("does not move on %s", (key) => {
    expect(placeAfterKey(key, 1, 4, "ltr")).toBeUndefined();
  });
});
