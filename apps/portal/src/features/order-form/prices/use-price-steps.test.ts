import { type LineAd, priceAd } from "@parution/rules/price";
import { describe, expect, it } from "vitest";
import { shownSteps } from "./use-price-steps.ts";

/** Kinds of the steps between the title and the total, for a line ad in a tier on two dates. */
function kindsOf(code: string | null, lines: number): string[] {
  const ad: LineAd = {
    kind: "line",
    unitPrice: 2000,
    lines,
    dates: 2,
    packageRate: null,
    headingDiscount: null,
    tariff: {
      tiers: [{ minLines: 1, maxLines: null, code, discount: null }],
      packagePrice: 50_000,
      packageLines: 25,
      discountFromDates: 2,
    },
  };
  return shownSteps(priceAd(ad).steps).map(({ kind }) => kind);
}

describe("shownSteps", () => {
  it.each([
    [null, 12, ["unit", "lines", "dates"]],
    ["DP", 12, ["unit", "lines", "dates", "discount"]],
    ["PF", 12, ["package", "dates"]],
    ["PF_L", 50, ["blocks", "dates"]],
    ["PF_L", 53, ["unit", "blocks", "extraLines", "dates"]],
  ])("of tier %s with %d lines are %j", (code, lines, kinds) => {
    expect(kindsOf(code, lines)).toEqual(kinds);
  });

  it("keep the price of a format and of a fixed-price ad", () => {
    const priced = { dates: 1, packageRate: null };
    for (const { steps } of [
      priceAd({ ...priced, kind: "modular", canvasPrice: 1000 }),
      priceAd({ ...priced, kind: "fixed", price: 1000 }),
    ]) {
      expect(shownSteps(steps).map(({ kind }) => kind)).toEqual(["unit", "dates"]);
    }
  });
});
