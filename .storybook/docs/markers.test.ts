import { describe, expect, test } from "vitest";
import { type Box, placeMarkers } from "./markers.ts";

const picture: Box = { x: 0, y: 0, width: 400, height: 300 };

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

describe("markers of an anatomy", () => {
  test("stand at the nearest edge, with a straight line to the middle of the part", () => {
    expect(placeMarkers([box(60, 100, 100, 20)], picture)).toEqual([
      { at: { x: 18, y: 110 }, end: { x: 60, y: 110 } },
    ]);
  });

  test("take a longer way rather than through another part", () => {
    const [, marker] = placeMarkers([box(50, 100, 60, 20), box(130, 100, 100, 20)], picture);
    expect(marker?.at.y === 110 && marker.at.x === 18).toBe(false);
  });

  test("leave the frame that holds their part, without counting it", () => {
    const [, marker] = placeMarkers([box(40, 40, 320, 220), box(60, 140, 80, 20)], picture);
    expect(marker).toEqual({ at: { x: 100, y: 18 }, end: { x: 100, y: 140 } });
  });

  test("stand free of each other, also where their parts are close", () => {
    const rows = [0, 1, 2, 3, 4].map((row) => box(60, 100 + row * 12, 290, 10));
    const places = placeMarkers(rows, picture).map(({ at }) => at);
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(25);
  });

  test("stay within the picture", () => {
    const corners = [box(0, 0, 20, 10), box(380, 290, 20, 10), box(0, 295, 400, 5)];
    for (const { at } of placeMarkers(corners, picture)) {
      expect(at.x).toBeGreaterThanOrEqual(18);
      expect(at.x).toBeLessThanOrEqual(382);
      expect(at.y).toBeGreaterThanOrEqual(18);
      expect(at.y).toBeLessThanOrEqual(282);
    }
  });
});
