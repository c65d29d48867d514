import fc from "fast-check";
import { expect, test } from "vitest";
import { placeOnShelves } from "./queries.ts";

const piece = fc.record({
  columns: fc.integer({ min: 1, max: 5 }),
  height: fc.integer({ min: 35, max: 191 }),
});

test("every piece stands once, on a shelf as high as it and no wider than the page", () => {
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const shelves = placeOnShelves(pieces, 5);
      const placed = shelves.flatMap((shelf) => shelf.pieces);
      expect(placed).toHaveLength(pieces.length);
      expect(new Set(placed)).toEqual(new Set(pieces));
      for (const shelf of shelves) {
        expect(shelf.pieces.reduce((sum, { columns }) => sum + columns, 0)).toBeLessThanOrEqual(5);
        expect(Math.max(...shelf.pieces.map(({ height }) => height))).toBe(shelf.height);
      }
    }),
    { seed: 7 },
  );
});

test("lower ads fill the room beside higher ones", () => {
  const [wide, tall, low] = [
    { columns: 5, height: 70 },
    { columns: 3, height: 150 },
    { columns: 2, height: 35 },
  ];
  expect(placeOnShelves([low, wide, tall], 5)).toEqual([
    { pieces: [tall, low], height: 150 },
    { pieces: [wide], height: 70 },
  ]);
});
