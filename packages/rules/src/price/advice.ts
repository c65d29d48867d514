import { billedLines } from "../lines/index.ts";
import type { Centimes } from "../money/index.ts";
import { blockLinesOf, discountDatesOf } from "./line-price.ts";
import { priceAd } from "./price.ts";
import type { LineAd, ModularAd } from "./types.ts";

interface Advice {
  /** Price of the advised order, in centimes, tax included. */
  readonly total: Centimes;
  /** Saving against the current order, in centimes; always above zero. */
  readonly saving: Centimes;
}

/** The same line ad, longer by empty lines or on more dates, for less. */
export interface LineAdvice extends Advice {
  readonly lines: number;
  readonly dates: number;
}

/** The same modular ad on another canvas, for less. */
export interface CanvasAdvice extends Advice {
  readonly canvasId: number;
}

/**
 * Advice where a tier makes more lines or more dates cheaper (docs/domain/prices.md#advice): the cheapest order that still
 * holds the whole ad on all of its dates, and of those the nearest. Null when the order as it stands is the cheapest.
 *
 * @param mostDates total number of available dates
 */
export function adviseLines(ad: LineAd, mostDates: number): LineAdvice | null {
  const now = priceAd(ad).total;
  let best: LineAdvice | null = null;
  for (const dates of datesToTry(ad, mostDates)) {
    for (const lines of linesToTry(ad)) {
      const { total } = priceAd({ ...ad, lines, dates });
      if (total < (best?.total ?? now)) best = { lines, dates, total, saving: now - total };
    }
  }
  return best;
}

/** Only where a tier or a block begins can more lines cost less; the fewest come first. */
function linesToTry({ lines, tariff }: LineAd): number[] {
  const billed = billedLines(lines);
  const block = blockLinesOf(tariff);
  const nextBlock = (Math.floor(billed / block) + 1) * block;
  const starts = [...tariff.tiers.map(({ minLines }) => minLines), nextBlock];
  const longer = starts.filter((start) => start > billed);
  return [lines, ...new Set(longer.toSorted((one, other) => one - other))];
}

/** Only where the remise begins can more dates cost less. */
function datesToTry({ dates, tariff }: LineAd, mostDates: number): number[] {
  const from = discountDatesOf(tariff);
  return from > dates && from <= mostDates ? [dates, from] : [dates];
}

/** The cheapest of the canvases that hold the ad; null when none is cheaper than its own. */
export function adviseCanvas(
  ad: ModularAd,
  canvases: readonly { readonly id: number; readonly price: Centimes }[],
): CanvasAdvice | null {
  const now = priceAd(ad).total;
  let best: CanvasAdvice | null = null;
  for (const { id, price } of canvases) {
    const { total } = priceAd({ ...ad, canvasPrice: price });
    if (total < (best?.total ?? now)) best = { canvasId: id, total, saving: now - total };
  }
  return best;
}
