import type { AdFormat } from "@parution/rules/attachments";
import {
  type AdPrice,
  type AdvertisedInput,
  type PriceInput,
  priceAd,
} from "@parution/rules/price";
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
  const { format, product, canvas, packageRate } = offer;
  if (format === null || product === null) return null;
  const input = advertisedInputOf(offer, { format, canvas, packageRate });
  return input && (input.kind === "line" ? { ...input, lines, dates } : { ...input, dates });
}

/** What of an ad is chosen, or could be. */
interface Choice extends Pick<Offer, "canvas" | "packageRate"> {
  readonly format: AdFormat;
}

/** What a price is computed from, but for the lines and the dates; null as long as support, heading or canvas are open. */
export function advertisedInputOf(
  { support, heading, fixedPrice }: Offer,
  { format, canvas, packageRate }: Choice,
): AdvertisedInput | null {
  if (support === null || heading === null) return null;
  if (fixedPrice) return { kind: "fixed", price: heading.unitPrice, packageRate };
  if (format === "modular") {
    return canvas && { kind: "modular", canvasPrice: canvas.price, packageRate };
  }
  return {
    kind: "line",
    unitPrice: heading.unitPrice,
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
