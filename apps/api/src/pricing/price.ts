import { type AdPrice, type PriceInput, priceAd } from "@parution/rules/price";
import type { Sold } from "./product.ts";
import type { OpenOffer } from "./queries.ts";

interface Amounts {
  readonly lineCount: number;
  readonly dates: number;
  /** Centimes; null when the account holds no package for the product. */
  readonly packageRate: number | null;
}

/** The catalogue's price of a line, a date or a canvas, in centimes before tax. */
export function cataloguePrice(offer: OpenOffer, sold: Sold): number {
  const isModule = sold.product.format === "M" && !offer.fixed_price;
  return isModule ? (sold.canvas.price ?? offer.unit_price) : offer.unit_price;
}

/** The price that is charged (docs/domain/prices.md). */
export function priceOf(offer: OpenOffer, sold: Sold, amounts: Amounts): AdPrice {
  return priceAd(priceInput(offer, sold, amounts));
}

function priceInput(offer: OpenOffer, sold: Sold, amounts: Amounts): PriceInput {
  const { lineCount, dates, packageRate } = amounts;
  const price = cataloguePrice(offer, sold);
  if (offer.fixed_price) return { kind: "fixed", price, dates, packageRate };
  if (sold.product.format === "M")
    return { kind: "modular", canvasPrice: price, dates, packageRate };
  return {
    kind: "line",
    unitPrice: price,
    lines: lineCount,
    dates,
    packageRate,
    headingDiscount: offer.discount_percent,
    tariff: {
      packagePrice: offer.package_price,
      packageLines: offer.package_block_lines,
      discountFromDates: offer.package_min_dates,
      tiers: offer.tiers.map((tier) => ({
        minLines: tier.min_lines,
        maxLines: tier.max_lines,
        code: tier.code,
        discount: tier.discount_percent,
      })),
    },
  };
}
