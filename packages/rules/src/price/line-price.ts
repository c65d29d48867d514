import { billedLines } from "../lines/index.ts";
import type { Centimes } from "../money/index.ts";
import type { LineAd, LineTariff, PriceStep, Tier, TierCode } from "./types.ts";

const DEFAULT_BLOCK_LINES = 25;
const DEFAULT_DISCOUNT_PERCENT = 10;
const DEFAULT_DISCOUNT_FROM_DATES = 2;

export interface DiscountTerms {
  readonly percent: number;
  readonly fromDates: number;
}

/** Price of one date, and the discount for enough dates. */
export interface DatePrice {
  readonly amount: Centimes;
  readonly lines: number | null;
  readonly billedLines: number | null;
  readonly tierCode: TierCode | null;
  readonly discount: DiscountTerms | null;
  readonly steps: readonly PriceStep[];
}

/** One date of a line ad, by the tier that its lines fall in (docs/domain/prices.md#tiers). */
export function priceLines(ad: LineAd, unit: Centimes): DatePrice {
  const lines = requireCount(ad.lines);
  const billed = billedLines(lines);
  const tier = ad.tariff.tiers.find((candidate) => covers(candidate, billed));
  const tierCode = tierCodeOf(tier);
  const steps = stepsOf(tierCode, { lines, billed, unit, tariff: ad.tariff });
  return {
    amount: steps.reduce((sum, step) => sum + step.amount, 0),
    lines,
    billedLines: billed,
    tierCode,
    discount: tier && tierCode === "DP" ? discountTerms(tier, ad) : null,
    steps,
  };
}

function covers(tier: Tier, lines: number): boolean {
  return tier.minLines <= lines && (tier.maxLines === null || lines <= tier.maxLines);
}

function tierCodeOf(tier: Tier | undefined): TierCode | null {
  switch (tier?.code) {
    case "PF":
    case "PF_L":
    case "DP":
      return tier.code;
    default:
      return null;
  }
}

interface Billing {
  readonly lines: number;
  readonly billed: number;
  readonly unit: Centimes;
  readonly tariff: LineTariff;
}

function stepsOf(code: TierCode | null, billing: Billing): PriceStep[] {
  switch (code) {
    case "PF":
      return [{ kind: "package", amount: packagePriceOf(billing.tariff) }];
    case "PF_L":
      return blockSteps(billing);
    case "DP":
    case null:
      return [lineStep(billing)];
  }
}

function lineStep({ lines, billed, unit }: Billing): PriceStep {
  return { kind: "lines", lines, billedLines: billed, unit, amount: billed * unit };
}

/** Full blocks, then the lines beyond them; whichever there are none of is not worth a step. */
function blockSteps({ billed, unit, tariff }: Billing): PriceStep[] {
  const packagePrice = packagePriceOf(tariff);
  const blockLines = blockLinesOf(tariff);
  const lines = billed % blockLines;
  const blocks = (billed - lines) / blockLines;
  const steps: PriceStep[] = [];
  if (blocks > 0) {
    steps.push({ kind: "blocks", blocks, blockLines, packagePrice, amount: blocks * packagePrice });
  }
  if (lines > 0) steps.push({ kind: "extraLines", lines, unit, amount: lines * unit });
  return steps;
}

/** The tier's remise, else the heading's, else 10 per cent, from 2 dates by default. */
function discountTerms(tier: Tier, ad: Pick<LineAd, "headingDiscount" | "tariff">): DiscountTerms {
  return {
    percent: tier.discount ?? ad.headingDiscount ?? DEFAULT_DISCOUNT_PERCENT,
    fromDates: discountDatesOf(ad.tariff),
  };
}

/** Price of lines, as long as their number is open. */
export type LineTerms =
  /** Each line at the unit price; less the remise from so many dates on, where there is one. */
  | { readonly kind: "perLine"; readonly discount: DiscountTerms | null }
  /** One price, whatever the lines. */
  | { readonly kind: "flat"; readonly amount: Centimes }
  /** Full blocks at the package price, lines beyond them at the unit price. */
  | { readonly kind: "blocks"; readonly blockLines: number; readonly packagePrice: Centimes };

/** Terms of so many lines, the minimum or more. */
export function lineTerms(ad: Omit<LineAd, "lines" | "dates">, lines: number): LineTerms {
  const tier = ad.tariff.tiers.find((candidate) => covers(candidate, lines));
  switch (tierCodeOf(tier)) {
    case "PF":
      return { kind: "flat", amount: packagePriceOf(ad.tariff) };
    case "PF_L":
      return {
        kind: "blocks",
        blockLines: blockLinesOf(ad.tariff),
        packagePrice: packagePriceOf(ad.tariff),
      };
    case "DP":
      return { kind: "perLine", discount: tier ? discountTerms(tier, ad) : null };
    case null:
      return { kind: "perLine", discount: null };
  }
}

/** Lines in a block of the tier `PF_L`. */
export function blockLinesOf({ packageLines }: LineTariff): number {
  return countOr(packageLines, DEFAULT_BLOCK_LINES);
}

/** Number of dates from which on the tier `DP` grants its discount. */
export function discountDatesOf({ discountFromDates }: LineTariff): number {
  return countOr(discountFromDates, DEFAULT_DISCOUNT_FROM_DATES);
}

function packagePriceOf(tariff: LineTariff): Centimes {
  if (tariff.packagePrice === null) throw new RangeError("A package tier without a package price");
  return requireCount(tariff.packagePrice);
}

/** Catalogues write «absent» as null or as zero. */
function countOr(value: number | null, fallback: number): number {
  return value === null || value === 0 ? fallback : requireCount(value);
}

/** @throws RangeError unless `value` is a whole number, zero or more */
export function requireCount(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a count: ${value}`);
  return value;
}
