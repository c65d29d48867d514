import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lessPercent } from "../money/index.ts";
import { byDates, byPackage, lineAd, tariff, tier } from "../testing/line-ads.ts";
import {
  type AdvertisedPrice,
  advertisedPrice,
  type LineAd,
  type PriceInput,
  priceAd,
} from "./index.ts";

/** Price expected after reading the advertised one. */
function expectedTotal({ unit, bands }: AdvertisedPrice, lines: number, dates: number): number {
  const billed = Math.max(2, lines);
  const band = bands.find(
    ({ fromLines, toLines }) => fromLines <= billed && (toLines === null || billed <= toLines),
  );
  switch (band?.kind) {
    case undefined:
      return unit * dates;
    case "flat":
      return band.amount * dates;
    case "blocks": {
      const blocks = Math.floor(billed / band.blockLines);
      return (blocks * band.packagePrice + (billed % band.blockLines) * unit) * dates;
    }
    case "perLine": {
      const gross = unit * billed * dates;
      const { discount } = band;
      return discount && dates >= discount.fromDates ? lessPercent(gross, discount.percent) : gross;
    }
  }
}

const rates = fc.option(fc.integer({ min: 0, max: 100_000 }));
const codes = fc.constantFrom("PF", "PF_L", "DP", "unknown", null);
/** Tiers in any order, that overlap or leave gaps. */
const tiers = fc.array(
  fc
    .record({
      code: codes,
      min: fc.nat(40),
      length: fc.option(fc.nat(30)),
      discount: fc.option(fc.nat(100)),
    })
    .map(({ code, min, length, discount }) => ({
      ...tier(code, min, length === null ? null : min + length),
      discount,
    })),
  { maxLength: 4 },
);
const tariffs = fc.oneof(
  fc.constantFrom(tariff(), byPackage, byDates),
  fc
    .record({
      tiers,
      packagePrice: fc.nat(100_000),
      packageLines: fc.option(fc.nat(40)),
      discountFromDates: fc.option(fc.nat(5)),
    })
    .map(tariff),
);
const lineAds: fc.Arbitrary<LineAd> = fc
  .record({
    unitPrice: fc.nat(100_000),
    lines: fc.nat(120),
    dates: fc.nat(20),
    packageRate: rates,
    headingDiscount: fc.option(fc.nat(100)),
    tariff: tariffs,
  })
  .map(lineAd);
const otherAds: fc.Arbitrary<PriceInput> = fc
  .record({
    price: fc.nat(1_000_000),
    dates: fc.nat(20),
    packageRate: rates,
    isFixed: fc.boolean(),
  })
  .map(({ price, isFixed, ...rest }) =>
    isFixed ? { kind: "fixed", price, ...rest } : { kind: "modular", canvasPrice: price, ...rest },
  );

describe("the advertised price", () => {
  it("is the charged price for any lines, dates, tiers and packages", () => {
    fc.assert(
      fc.property(fc.oneof(lineAds, otherAds), (ad) => {
        const lines = ad.kind === "line" ? ad.lines : 0;
        expect(expectedTotal(advertisedPrice(ad), lines, ad.dates)).toBe(priceAd(ad).total);
      }),
      { seed: 21, numRuns: 2000 },
    );
  });

  it("begins at the lowest price of one date", () => {
    fc.assert(
      fc.property(fc.oneof(lineAds, otherAds), (ad) => {
        expect(advertisedPrice(ad).lowest).toBeLessThanOrEqual(priceAd({ ...ad, dates: 1 }).total);
      }),
      { seed: 22, numRuns: 2000 },
    );
  });

  it("names a flat price up to 25 lines, then blocks", () => {
    expect(advertisedPrice(lineAd({ tariff: byPackage }))).toEqual({
      of: "line",
      unit: 24_00,
      byPackage: false,
      bands: [
        { kind: "flat", amount: 500_00, fromLines: 2, toLines: 25 },
        { kind: "blocks", blockLines: 25, packagePrice: 500_00, fromLines: 26, toLines: null },
      ],
      lowest: 500_00,
    });
  });

  it("names the price of the account's package in place of the catalogue's", () => {
    const { unit, byPackage: isOwn, lowest } = advertisedPrice(lineAd({ packageRate: 12_00 }));
    expect({ unit, isOwn, lowest }).toEqual({ unit: 12_00, isOwn: true, lowest: 24_00 });
  });

  it("names the lines and dates from which a discount applies", () => {
    expect(advertisedPrice(lineAd({ tariff: byDates })).bands).toEqual([
      { kind: "perLine", discount: null, fromLines: 2, toLines: 10 },
      { kind: "perLine", discount: { percent: 15, fromDates: 2 }, fromLines: 11, toLines: null },
    ]);
  });
});
