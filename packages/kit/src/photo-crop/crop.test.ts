import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_ZOOM, moveCrop, soundCrop, squareOf, wholeCrop, zoomCrop } from "./crop.ts";

const wide = { width: 800, height: 400 };

describe("soundCrop", () => {
  test("keeps a valid crop", () => {
    const crop = { x: 0.2, y: 0.9, zoom: 3 };
    expect(soundCrop(crop)).toEqual(crop);
  });

  test("makes something of nonsense", () => {
    const nonsense = { x: Number.NaN, y: 7, zoom: Number.POSITIVE_INFINITY };
    expect(soundCrop(nonsense)).toEqual({ x: 0.5, y: 1, zoom: MOST_ZOOM });
  });
});

describe("squareOf", () => {
  test("takes the largest square in the middle", () => {
    expect(squareOf(wide, wholeCrop)).toEqual({ left: 200, top: 0, edge: 400 });
  });

  test("takes less of it from nearer", () => {
    expect(squareOf(wide, { ...wholeCrop, zoom: 2 })).toEqual({ left: 300, top: 100, edge: 200 });
  });
});

describe("moveCrop", () => {
  test("follows the picture as it is dragged", () => {
    expect(squareOf(wide, moveCrop(wide, wholeCrop, -0.25, 0)).left).toBe(300);
    expect(squareOf(wide, moveCrop(wide, wholeCrop, 0.25, 0)).left).toBe(100);
  });

  test("stops at the picture's edge, and comes back from there at once", () => {
    const atEdge = moveCrop(wide, wholeCrop, -10, 3);
    expect(squareOf(wide, atEdge)).toEqual({ left: 400, top: 0, edge: 400 });
    expect(squareOf(wide, moveCrop(wide, atEdge, 0.25, 0)).left).toBe(300);
  });
});

describe("zoomCrop", () => {
  test("keeps the middle where it is", () => {
    const aside = moveCrop(wide, wholeCrop, 0.25, 0);
    const near = squareOf(wide, zoomCrop(wide, aside, 2));
    expect(near.left + near.edge / 2).toBe(300);
  });

  test("goes from the whole to the nearest, no further", () => {
    expect(zoomCrop(wide, wholeCrop, 0.2).zoom).toBe(1);
    expect(zoomCrop(wide, wholeCrop, 99).zoom).toBe(MOST_ZOOM);
  });
});

test("whatever is done, the square lies within the picture", () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  });
  const share = fc.double({ min: -9, max: 9, noNaN: true });
  fc.assert(
    fc.property(size, share, share, share, (picture, right, down, zoom) => {
      const moved = moveCrop(picture, zoomCrop(picture, wholeCrop, zoom), right, down);
      const { left, top, edge } = squareOf(picture, moved);
      expect(edge).toBeGreaterThan(0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + edge).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(top + edge).toBeLessThanOrEqual(picture.height + 1e-6);
    }),
    { seed: 2026 },
  );
});
