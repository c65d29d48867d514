import { describe, expect, it } from "vitest";
import { byDates, byPackage, lineAd, tariff, tier } from "../testing/line-ads.ts";
import { priceAd } from "./index.ts";

describe("line ads without a tier", () => {
  it.each([
    [0, 1, 4800],
    [1, 1, 4800],
    [2, 1, 4800],
    [3, 1, 7200],
    [90, 3, 648_000],
  ])("%i lines on %i dates cost %i", (lines, dates, total) => {
    expect(priceAd(lineAd({ lines, dates })).total).toBe(total);
  });

  it("explains itself, step by step", () => {
    expect(priceAd(lineAd({ lines: 1, dates: 3 }))).toEqual({
      total: 14_400,
      exclTax: 12_000,
      tax: 2400,
      unit: 2400,
      lines: 1,
      billedLines: 2,
      dates: 3,
      tierCode: null,
      discount: null,
      steps: [
        { kind: "unit", of: "line", exclTax: 2000, amount: 2400 },
        { kind: "lines", lines: 1, billedLines: 2, unit: 2400, amount: 4800 },
        { kind: "dates", dates: 3, perDate: 4800, amount: 14_400 },
        { kind: "total", amount: 14_400 },
      ],
    });
  });

  it("rounds the unit price before it multiplies", () => {
    expect(priceAd(lineAd({ unitPrice: 1234, lines: 100 })).total).toBe(148_100);
  });

  it("costs nothing without dates, and still explains itself", () => {
    const price = priceAd(lineAd({ dates: 0 }));
    expect(price).toMatchObject({ total: 0, exclTax: 0, tax: 0 });
    expect(price.steps.map((step) => step.kind)).toEqual(["unit", "lines", "dates", "total"]);
  });

  it("reads an unknown tier code as no tier", () => {
    const price = priceAd(lineAd({ tariff: tariff({ tiers: [tier("PX", 1)] }) }));
    expect(price).toMatchObject({ total: 24_000, tierCode: null });
  });
});

describe("PF and PF_L", () => {
  it.each([
    [1, 1, "PF", 50_000],
    [25, 1, "PF", 50_000],
    [25, 3, "PF", 150_000],
    [26, 1, "PF_L", 52_160],
    [49, 1, "PF_L", 101_840],
    [50, 1, "PF_L", 100_000],
    [53, 2, "PF_L", 212_960],
  ])("%i lines on %i dates (%s) cost %i", (lines, dates, tierCode, total) => {
    const price = priceAd(lineAd({ unitPrice: 1800, lines, dates, tariff: byPackage }));
    expect(price).toMatchObject({ tierCode, total, discount: null });
  });

  it("explains the flat package", () => {
    const { steps } = priceAd(lineAd({ lines: 4, tariff: byPackage }));
    expect(steps[1]).toEqual({ kind: "package", amount: 50_000 });
  });

  it("explains blocks and the lines beyond them", () => {
    const { steps } = priceAd(lineAd({ unitPrice: 1800, lines: 53, tariff: byPackage }));
    expect(steps.slice(1, 3)).toEqual([
      { kind: "blocks", blocks: 2, blockLines: 25, packagePrice: 50_000, amount: 100_000 },
      { kind: "extraLines", lines: 3, unit: 2160, amount: 6480 },
    ]);
  });

  it.each([
    [50, ["unit", "blocks", "dates", "total"]],
    [24, ["unit", "extraLines", "dates", "total"]],
  ])("leaves empty steps out for %i lines", (lines, kinds) => {
    const onlyBlocks = { ...byPackage, tiers: [tier("PF_L", 1)] };
    const { steps } = priceAd(lineAd({ lines, tariff: onlyBlocks }));
    expect(steps.map((step) => step.kind)).toEqual(kinds);
  });

  it("looks for the tier with the lines billed, not those written", () => {
    const fromTwo = { ...byPackage, tiers: [tier("PF", 2)] };
    expect(priceAd(lineAd({ lines: 1, tariff: fromTwo })).total).toBe(50_000);
  });

  it.each([null, 0])("takes blocks of 25 lines where the support says %s", (packageLines) => {
    const { total } = priceAd(lineAd({ lines: 50, tariff: { ...byPackage, packageLines } }));
    expect(total).toBe(100_000);
  });

  it("takes the support's own block", () => {
    const { total } = priceAd(lineAd({ lines: 50, tariff: { ...byPackage, packageLines: 20 } }));
    expect(total).toBe(100_000 + 10 * 2400);
  });

  it.each([4, 40])("refuses a package tier without a package price (%i lines)", (lines) => {
    const broken = { ...byPackage, packagePrice: null };
    expect(() => priceAd(lineAd({ lines, tariff: broken }))).toThrow(RangeError);
  });
});

describe("DP", () => {
  it.each([
    [11, 1, 33_660, null],
    [11, 2, 57_222, { percent: 15, amount: 10_098 }],
    [11, 3, 85_833, { percent: 15, amount: 15_147 }],
    [10, 3, 91_800, null],
  ])("%i lines on %i dates cost %i", (lines, dates, total, discount) => {
    const price = priceAd(lineAd({ unitPrice: 2550, lines, dates, tariff: byDates }));
    expect(price).toMatchObject({ total, discount });
  });

  it.each([
    [15, 20, 15],
    [null, 20, 20],
    [null, null, 10],
    [0, 20, 0],
    [null, 0, 0],
  ])(
    "takes the tier's remise (%s), else the heading's (%s), else 10: %i",
    (own, heading, percent) => {
      const tiers = [{ ...tier("DP", 1), discount: own }];
      const ad = lineAd({ dates: 2, headingDiscount: heading, tariff: tariff({ tiers }) });
      expect(priceAd(ad).discount?.percent).toBe(percent);
    },
  );

  it.each([
    [null, 2],
    [0, 2],
    [3, 3],
  ])("grants it from the support's number of dates (%s means %i)", (discountFromDates, from) => {
    const terms = tariff({ tiers: [tier("DP", 1)], discountFromDates });
    expect(priceAd(lineAd({ dates: from - 1, tariff: terms })).discount).toBeNull();
    expect(priceAd(lineAd({ dates: from, tariff: terms })).discount).not.toBeNull();
  });

  it("rounds once, on the total", () => {
    const tiers = [{ ...tier("DP", 1), discount: 15 }];
    const price = priceAd(lineAd({ unitPrice: 1, lines: 3, dates: 3, tariff: tariff({ tiers }) }));
    expect(price).toMatchObject({ total: 8, discount: { percent: 15, amount: 1 } });
  });

  it("shows the discount before the total", () => {
    const { steps } = priceAd(lineAd({ unitPrice: 2550, lines: 11, dates: 2, tariff: byDates }));
    expect(steps.slice(-2)).toEqual([
      { kind: "discount", percent: 15, fromDates: 2, amount: 10_098 },
      { kind: "total", amount: 57_222 },
    ]);
  });

  it("refuses a remise beyond 100 per cent", () => {
    const tiers = [{ ...tier("DP", 1), discount: 101 }];
    expect(() => priceAd(lineAd({ dates: 2, tariff: tariff({ tiers }) }))).toThrow(RangeError);
  });
});

describe("modular and fixed-price ads", () => {
  it("multiply the canvas price by the dates", () => {
    const price = priceAd({ kind: "modular", canvasPrice: 123_456, dates: 2, packageRate: null });
    expect(price).toMatchObject({ unit: 148_147, total: 296_294, lines: null, billedLines: null });
    expect(price.steps.map((step) => step.kind)).toEqual(["unit", "dates", "total"]);
  });

  it("multiply the fixed price by the dates", () => {
    const price = priceAd({ kind: "fixed", price: 25_000, dates: 2, packageRate: null });
    expect(price).toMatchObject({ unit: 30_000, total: 60_000, tierCode: null });
  });
});

describe("packages of the account", () => {
  it("replace the unit price, tax included", () => {
    const price = priceAd(lineAd({ lines: 10, packageRate: 1500 }));
    expect(price).toMatchObject({ unit: 1500, total: 15_000 });
    expect(price.steps[0]).toEqual({ kind: "unit", of: "line", exclTax: null, amount: 1500 });
  });

  it("replace the canvas price and the fixed price", () => {
    const shared = { dates: 2, packageRate: 70_000 };
    expect(priceAd({ kind: "modular", canvasPrice: 1, ...shared }).total).toBe(140_000);
    expect(priceAd({ kind: "fixed", price: 1, ...shared }).total).toBe(140_000);
  });

  it("apply only to the lines beyond the blocks", () => {
    const { total } = priceAd(lineAd({ lines: 27, packageRate: 1000, tariff: byPackage }));
    expect(total).toBe(52_000);
  });
});
