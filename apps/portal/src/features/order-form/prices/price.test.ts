import { expect, test } from "vitest";
import {
  digitalOffer,
  lineChoices,
  lineOffer,
  modularOffer,
  sampleOffer,
  samples,
} from "../sample-offer.ts";
import { canvasRange, priceOf } from "./price.ts";

test("a line ad is its lines at the heading's price, tax included, times the dates", () => {
  expect(priceOf(lineOffer(), 3, 2)?.total).toBe(3 * 24_00 * 2);
});

test("an empty line ad is priced as two lines", () => {
  expect(priceOf(lineOffer(), 1, 1)?.total).toBe(48_00);
});

test("the account's package replaces the price of a line", () => {
  expect(priceOf(lineOffer({ packageRate: 10_00 }), 3, 1)?.total).toBe(30_00);
});

test("the support's tiers and the heading's remise reach the calculation", () => {
  const support = {
    ...samples.printSupport,
    discountFromDates: 3,
    tiers: [{ minLines: 1, maxLines: null, code: "DP" as const, discountPercent: null }],
  };
  const heading = { ...samples.heading, discountPercent: 50 };
  const offer = lineOffer({ supports: [support], headings: [heading] });
  expect(priceOf(offer, 3, 2)?.discount).toBeNull();
  expect(priceOf(offer, 3, 3)).toMatchObject({ total: 108_00, discount: { percent: 50 } });
});

test("a modular ad is its canvas's price, whatever its text", () => {
  expect(priceOf(modularOffer(), 3, 1)?.total).toBe(432_00);
});

test("a digital ad is the heading's price, not the canvas's", () => {
  expect(priceOf(digitalOffer(), 3, 1)?.total).toBe(24_00);
});

test("there is no price before the choices decide one", () => {
  expect(priceOf(sampleOffer({ ...lineChoices, typeId: null }), 1, 1)).toBeNull();
  expect(priceOf(sampleOffer({ ...lineChoices, headingId: null }), 1, 1)).toBeNull();
  expect(priceOf(modularOffer({ canvases: [] }), 1, 1)).toBeNull();
});

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
