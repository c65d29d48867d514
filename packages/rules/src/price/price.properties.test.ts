import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byDates, byPackage, lineAd, tariff } from "../testing/line-ads.ts";
import { type PriceInput, priceAd } from "./index.ts";

describe("every price", () => {
  const tariffs = fc.constantFrom(tariff(), byPackage, byDates);
  const lineAds = fc
    .record({
      unitPrice: fc.integer({ min: 0, max: 100_000 }),
      lines: fc.integer({ min: 0, max: 400 }),
      dates: fc.integer({ min: 0, max: 60 }),
      packageRate: fc.option(fc.integer({ min: 0, max: 100_000 })),
      tariff: tariffs,
    })
    .map((changes) => lineAd(changes));
  const otherAds: fc.Arbitrary<PriceInput> = fc
    .record({
      price: fc.integer({ min: 0, max: 10_000_000 }),
      dates: fc.integer({ min: 0, max: 60 }),
      packageRate: fc.option(fc.integer({ min: 0, max: 100_000 })),
      kind: fc.constantFrom("modular", "fixed"),
    })
    .map(({ price, kind, ...rest }) =>
      kind === "fixed"
        ? { kind: "fixed", price, ...rest }
        : { kind: "modular", canvasPrice: price, ...rest },
    );

  it("has a tax part, and steps that end in it", () => {
    fc.assert(
      fc.property(fc.oneof(lineAds, otherAds), (ad) => {
        const { total, exclTax, tax, steps } = priceAd(ad);
        expect(exclTax + tax).toBe(total);
        const amounts = new Map(steps.map((step) => [step.kind, step.amount]));
        expect(amounts.get("total")).toBe(total);
        expect((amounts.get("dates") ?? 0) - (amounts.get("discount") ?? 0)).toBe(total);
      }),
      { seed: 12 },
    );
  });

  it("is the sum of its dates unless a remise applies", () => {
    fc.assert(
      fc.property(fc.oneof(lineAds, otherAds), fc.nat(30), (ad, more) => {
        const together = priceAd({ ...ad, dates: ad.dates + more });
        fc.pre(together.discount === null);
        expect(together.total).toBe(priceAd(ad).total + priceAd({ ...ad, dates: more }).total);
      }),
      { seed: 13 },
    );
  });

  it("never falls as lines are added within a tier", () => {
    fc.assert(
      fc.property(lineAds, (ad) => {
        fc.pre(ad.tariff !== byPackage);
        const longer = priceAd({ ...ad, lines: ad.lines + 1 });
        const shorter = priceAd(ad);
        fc.pre(longer.tierCode === shorter.tierCode);
        expect(longer.total).toBeGreaterThanOrEqual(shorter.total);
      }),
      { seed: 14 },
    );
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses %d as a count", (wrong) => {
    expect(() => priceAd(lineAd({ dates: wrong }))).toThrow(RangeError);
    expect(() => priceAd(lineAd({ lines: wrong }))).toThrow(RangeError);
    expect(() => priceAd(lineAd({ unitPrice: wrong }))).toThrow(RangeError);
    expect(() => priceAd(lineAd({ packageRate: wrong }))).toThrow(RangeError);
  });
});
