import type { LineAd, LineTariff, Tier } from "../price/index.ts";

export const tier = (
  code: string | null,
  minLines: number,
  maxLines: number | null = null,
): Tier => ({
  code,
  minLines,
  maxLines,
  discount: null,
});

export const tariff = (changes: Partial<LineTariff> = {}): LineTariff => ({
  tiers: [],
  packagePrice: null,
  packageLines: null,
  discountFromDates: null,
  ...changes,
});

export const lineAd = (changes: Partial<LineAd> = {}): LineAd => ({
  kind: "line",
  unitPrice: 2000,
  lines: 10,
  dates: 1,
  packageRate: null,
  headingDiscount: null,
  tariff: tariff(),
  ...changes,
});

/** 1 to 25 lines at the flat package price, above by blocks of 25. */
export const byPackage = tariff({
  tiers: [tier("PF", 1, 25), tier("PF_L", 26)],
  packagePrice: 50_000,
  packageLines: 25,
});

/** Tariff with 15 per cent less for ads of 11 lines and more from two dates on. */
export const byDates = tariff({ tiers: [tier(null, 1, 10), { ...tier("DP", 11), discount: 15 }] });
