import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byDates, byPackage, lineAd, tariff, tier } from "../testing/line-ads.ts";
import { adviseCanvas, adviseLines, type LineAd, type ModularAd, priceAd } from "./index.ts";

/** Tariff with 20 per cent less from 5 dates on, whatever the lines. */
const fromFiveDates = tariff({
  tiers: [{ ...tier("DP", 1), discount: 20 }],
  discountFromDates: 5,
});

const lineAds: fc.Arbitrary<LineAd> = fc
  .record({
    unitPrice: fc.integer({ min: 0, max: 10_000 }),
    lines: fc.integer({ min: 0, max: 120 }),
    dates: fc.integer({ min: 0, max: 12 }),
    packageRate: fc.option(fc.integer({ min: 0, max: 10_000 })),
    tariff: fc.constantFrom(tariff(), byPackage, byDates, fromFiveDates),
  })
  .map((changes) => lineAd(changes));

describe("advice on lines and dates", () => {
  it.each([
    [
      "the remise",
      { tariff: byDates, lines: 10, dates: 2 },
      { lines: 11, dates: 2, saving: 3_120 },
    ],
    ["the second block", { tariff: byPackage, lines: 49 }, { lines: 50, dates: 1, saving: 7_600 }],
  ])("reaches %s by a line more", (_, changes, advice) => {
    expect(adviseLines(lineAd(changes), 10)).toMatchObject(advice);
  });

  it("adds available dates where that costs less", () => {
    const dearer = { ...fromFiveDates, tiers: [{ ...tier("DP", 1), discount: 25 }] };
    const ad = lineAd({ tariff: dearer, dates: 4 });
    expect(adviseLines(ad, 5)).toMatchObject({ lines: 10, dates: 5, saving: 6_000 });
    expect(adviseLines(ad, 4)).toBeNull();
  });

  it("has no advice for the cheapest order, and none without dates", () => {
    expect(adviseLines(lineAd({ tariff: byPackage, lines: 30 }), 9)).toBeNull();
    // Five dates at four fifths cost as much as four.
    expect(adviseLines(lineAd({ tariff: fromFiveDates, dates: 4 }), 9)).toBeNull();
    expect(adviseLines(lineAd({ tariff: byDates, lines: 10, dates: 0 }), 9)).toBeNull();
  });

  it("names the exact price of the cheapest canvas that holds the whole ad", () => {
    fc.assert(
      fc.property(lineAds, fc.nat(20), (ad, more) => {
        const mostDates = ad.dates + more;
        const advice = adviseLines(ad, mostDates);
        const now = priceAd(ad).total;
        if (advice) {
          const { lines, dates, total, saving } = advice;
          expect(priceAd({ ...ad, lines, dates }).total).toBe(total);
          expect(saving).toBe(now - total);
          expect(saving).toBeGreaterThan(0);
          expect(lines).toBeGreaterThanOrEqual(ad.lines);
          expect(dates).toBeGreaterThanOrEqual(ad.dates);
          expect(dates).toBeLessThanOrEqual(mostDates);
        }
        for (let lines = ad.lines; lines <= ad.lines + 60; lines += 1) {
          for (let dates = ad.dates; dates <= mostDates; dates += 1) {
            expect(priceAd({ ...ad, lines, dates }).total).toBeGreaterThanOrEqual(
              advice?.total ?? now,
            );
          }
        }
      }),
      { seed: 21, numRuns: 60 },
    );
  });
});

describe("advice on the canvas", () => {
  const ad: ModularAd = { kind: "modular", canvasPrice: 72_000, dates: 2, packageRate: null };
  const canvases = [
    { id: 2, price: 18_000 },
    { id: 3, price: 36_000 },
    { id: 4, price: 72_000 },
  ];

  it("is the cheapest that holds the ad", () => {
    expect(adviseCanvas(ad, canvases.slice(1))).toEqual({
      canvasId: 3,
      total: priceAd({ ...ad, canvasPrice: 36_000 }).total,
      saving: 86_400,
    });
  });

  it("has no advice where no canvas is cheaper, or a package sets the price", () => {
    expect(adviseCanvas({ ...ad, canvasPrice: 18_000 }, canvases)).toBeNull();
    expect(adviseCanvas({ ...ad, packageRate: 5_000 }, canvases)).toBeNull();
    expect(adviseCanvas(ad, [])).toBeNull();
  });
});
