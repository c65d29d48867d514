import { type AdPrice, type PriceInput, priceAd } from "@parution/rules/price";
import type { Offer, Support } from "./offer.ts";

/**
 * The price of the ad as it stands, by the calculation that the server charges with (readings C5); null as long as
 * the choices do not decide one.
 *
 * @param lines how many the text of a line ad fills
 */
export function priceOf(offer: Offer, lines: number, dates: number): AdPrice | null {
  const input = priceInputOf(offer, lines, dates);
  return input && priceAd(input);
}

/** What the price is computed from; null as long as the choices do not decide it. */
export function priceInputOf(offer: Offer, lines: number, dates: number): PriceInput | null {
  const { support, heading, format, product, canvas, packageRate } = offer;
  if (support === null || heading === null || format === null || product === null) return null;
  if (offer.fixedPrice) return { kind: "fixed", price: heading.unitPrice, dates, packageRate };
  if (format === "modular") {
    return canvas && { kind: "modular", canvasPrice: canvas.price, dates, packageRate };
  }
  return {
    kind: "line",
    unitPrice: heading.unitPrice,
    lines,
    dates,
    packageRate,
    headingDiscount: heading.discountPercent,
    tariff: tariffOf(support),
  };
}

function tariffOf(support: Support) {
  return {
    packagePrice: support.packagePrice,
    packageLines: support.blockLines,
    discountFromDates: support.discountFromDates,
    tiers: support.tiers.map(({ minLines, maxLines, code, discountPercent }) => ({
      minLines,
      maxLines,
      code,
      discount: discountPercent,
    })),
  };
}
