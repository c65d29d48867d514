import { type Centimes, lessPercent, splitTax, withTax } from "../money/index.ts";
import { type DatePrice, type DiscountTerms, priceLines, requireCount } from "./line-price.ts";
import type { AdPrice, PriceInput, PriceStep } from "./types.ts";

/**
 * The price of an ad with its explained steps: the one calculation that the form shows while typing and
 * the server charges (docs/domain/prices.md). Without dates the total is zero.
 *
 * @throws RangeError when a number is negative or not whole, or when the tariff contradicts itself:
 *   a package tier without a package price, a remise outside 0 to 100
 */
export function priceAd(input: PriceInput): AdPrice {
  const unitStep = priceUnit(input);
  const unit = unitStep.amount;
  const perDate = priceDate(input, unit);
  const gross = requireCount(input.dates) * perDate.amount;
  const discount = grantDiscount(gross, input.dates, perDate.discount);
  const total = gross - (discount?.amount ?? 0);
  return {
    total,
    ...splitTax(total),
    unit,
    lines: perDate.lines,
    billedLines: perDate.billedLines,
    dates: input.dates,
    tierCode: perDate.tierCode,
    discount: discount && { percent: discount.percent, amount: discount.amount },
    steps: [
      unitStep,
      ...perDate.steps,
      { kind: "dates", dates: input.dates, perDate: perDate.amount, amount: gross },
      ...(discount ? [discount] : []),
      { kind: "total", amount: total },
    ],
  };
}

/**
 * Price of one line, canvas or ad, tax included; a package of the account replaces it
 * (docs/domain/prices.md#packages).
 */
function priceUnit(input: PriceInput): PriceStep & { kind: "unit" } {
  if (input.packageRate !== null) {
    const amount = requireCount(input.packageRate);
    return { kind: "unit", of: input.kind, exclTax: null, amount };
  }
  const exclTax = requireCount(cataloguePrice(input));
  return { kind: "unit", of: input.kind, exclTax, amount: withTax(exclTax) };
}

function cataloguePrice(input: PriceInput): Centimes {
  switch (input.kind) {
    case "line":
      return input.unitPrice;
    case "modular":
      return input.canvasPrice;
    case "fixed":
      return input.price;
  }
}

function priceDate(input: PriceInput, unit: Centimes): DatePrice {
  if (input.kind === "line") return priceLines(input, unit);
  return {
    amount: unit,
    lines: null,
    billedLines: null,
    tierCode: null,
    discount: null,
    steps: [],
  };
}

/** One remise at most, rounded once, on the total (docs/domain/prices.md#discounts). */
function grantDiscount(gross: Centimes, dates: number, terms: DiscountTerms | null) {
  if (!terms || dates < terms.fromDates) return null;
  const amount = gross - lessPercent(gross, terms.percent);
  return { kind: "discount", ...terms, amount } satisfies PriceStep;
}
