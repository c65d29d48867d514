import type { CallAnswer } from "@parution/contract/call";
import type { readRates } from "@parution/contract/catalogue";
import type { AdFormat } from "@parution/rules/attachments";
import type { Centimes } from "@parution/rules/money";
import {
  type AdPrice,
  type AdvertisedInput,
  type PriceInput,
  priceAd,
} from "@parution/rules/price";
import type { Offer, Support } from "../catalogue/offer.ts";

/**
 * Current price of the ad, by the calculation that the server charges with
 * (docs/domain/prices.md#server-price); null as long as the choices do not decide one.
 *
 * @param lines how many the text of a line ad fills
 */
export function priceOf(offer: Offer, lines: number, dates: number): AdPrice | null {
  const input = priceInputOf(offer, lines, dates);
  return input && priceAd(input);
}

/** Input of the price; null as long as the choices do not decide it. */
export function priceInputOf(offer: Offer, lines: number, dates: number): PriceInput | null {
  const { format, product, canvas, packageRate } = offer;
  if (format === null || product === null) return null;
  const input = advertisedInputOf(offer, { format, canvas, packageRate });
  return input && (input.kind === "line" ? { ...input, lines, dates } : { ...input, dates });
}

/** Format and canvas of an ad, chosen or possible. */
interface Choice extends Pick<Offer, "canvas" | "packageRate"> {
  readonly format: AdFormat;
}

/** Input of a price without lines and dates; null as long as support, heading or canvas are open. */
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

type RatedType = CallAnswer<typeof readRates>["headings"][number]["types"][number];

/** The prices of a type of ad or of a colour, from the lowest to the highest. */
export interface PriceRange {
  readonly lowest: Centimes;
  readonly highest: Centimes;
}

/** Lowest and highest price of one date on the canvases of a type, in one colour where it is named; null where there are none. */
export function canvasRange(type: RatedType | undefined, colour?: string): PriceRange | null {
  const chosen = (type?.canvases ?? []).filter(
    (canvas) => colour === undefined || canvas.colour === colour,
  );
  const prices = chosen.map(({ price, packagePrice }) => packagePrice ?? price);
  if (prices.length === 0) return null;
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}
