import { expect, test } from "vitest";
import { canvasRange } from "./rated.ts";

const canvas = (colour: string, price: number, packagePrice: number | null = null) => ({
  id: 1,
  label: "1 module",
  colour,
  width: 50,
  height: 35,
  price,
  packagePrice,
});

const type = {
  id: 2,
  label: "Annonce modulaire",
  format: "modular" as const,
  unit: null,
  samples: [],
  canvases: [canvas("Noir", 216_00), canvas("Noir", 5_400_00), canvas("Quadri", 324_00, 300_00)],
};

test("a type costs from its cheapest canvas to its dearest", () => {
  expect(canvasRange(type)).toEqual({ lowest: 216_00, highest: 5_400_00 });
});

test("a colour has its own prices, those of the account's package first", () => {
  expect(canvasRange(type, "Quadri")).toEqual({ lowest: 300_00, highest: 300_00 });
});

test("a type without canvases has no range", () => {
  expect(canvasRange({ ...type, canvases: [] })).toBeNull();
  expect(canvasRange(undefined)).toBeNull();
  expect(canvasRange(type, "Or")).toBeNull();
});
