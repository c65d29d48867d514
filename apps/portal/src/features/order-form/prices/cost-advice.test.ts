import type { IsoDate } from "@parution/rules/dates";
import { expect, test } from "vitest";
import { EMPTY_ORDER, type OrderValues } from "../order-values.ts";
import { lineOffer, modularOffer, samples } from "../sample-offer.ts";
import { canvasAdviceOf, lineAdviceOf } from "./cost-advice.ts";
import { priceOf } from "./price.ts";

const OPEN: readonly IsoDate[] = ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"];

const values = (changes: Partial<OrderValues>): OrderValues => ({ ...EMPTY_ORDER, ...changes });
const written = (text: string) => ({ title: "", body: "", footer: "", text });

const discounted = lineOffer({
  supports: [
    {
      ...samples.printSupport,
      discountFromDates: 2,
      tiers: [{ minLines: 11, maxLines: null, code: "DP", discountPercent: 20 }],
    },
  ],
});

test("advises one more line where that earns a discount, at the price of the order with it", () => {
  const dates: IsoDate[] = ["2026-12-01", "2026-12-02"];
  const advice = lineAdviceOf(discounted, { lines: 10, blank: false, dates }, OPEN);
  expect(advice).toMatchObject({ lines: 1, dates: [], canvas: null });
  const before = priceOf(discounted, 10, 2)?.total ?? 0;
  const after = priceOf(discounted, 11, 2)?.total ?? 0;
  expect(advice?.saving).toBe(before - after);
});

test("advises open dates, the days after the chosen ones first", () => {
  const support = {
    ...samples.printSupport,
    discountFromDates: 3,
    tiers: [{ minLines: 1, maxLines: null, code: "DP" as const, discountPercent: 80 }],
  };
  const offer = lineOffer({ supports: [support] });
  const ad = { lines: 1, blank: false };
  const chosen = (...dates: IsoDate[]) => lineAdviceOf(offer, { ...ad, dates }, OPEN);
  expect(chosen("2026-12-02")?.dates).toEqual(["2026-12-03", "2026-12-04"]);
  expect(chosen("2026-12-03", "2026-12-04")?.dates).toEqual(["2026-12-01"]);
  expect(chosen()).toBeNull();
  expect(lineAdviceOf(offer, { ...ad, dates: ["2026-12-02"] }, ["2026-12-02"])).toBeNull();
});

const small = {
  ...samples.modularCanvas,
  id: 90,
  price: 100_00,
  titleLimit: 20,
  bodyLimit: 40,
  footerLimit: 20,
};
const modular = modularOffer({ canvases: [samples.modularCanvas, small] });
const filled = { title: "Clôture", body: "Le public est informé.", footer: "Le gérant", text: "" };

test("advises a smaller canvas where the whole text fits", () => {
  const advise = (texts: OrderValues["texts"], more: Partial<OrderValues> = {}) =>
    canvasAdviceOf(modular, values({ texts, ...more }))?.canvas?.id ?? null;
  expect(advise(filled)).toBe(90);
  expect(advise({ ...filled, body: "x".repeat(41) })).toBeNull();
  expect(advise({ ...filled, title: "" })).toBeNull();
  expect(advise({ ...filled, footer: "" })).toBeNull();
  expect(advise(filled, { files: [new File(["a"], "a.pdf")] })).toBeNull();
  expect(advise(written("Un avis"), { layout: "plainText" })).toBe(90);
});

test("advises nothing for an empty ad", () => {
  const dates: IsoDate[] = ["2026-12-01", "2026-12-02"];
  expect(lineAdviceOf(discounted, { lines: 1, blank: true, dates }, OPEN)).toBeNull();
  expect(canvasAdviceOf(modular, values({}))).toBeNull();
});
