import type { Centimes } from "@parution/rules/money";
import { type EditPrice, priceOfEdit } from "@parution/rules/price";
import { useOrder } from "./order-context.ts";
import { useLivePrice } from "./use-live-price.ts";

/** What the edit of a settled ad means at this keystroke. */
export interface LiveEditPrice extends EditPrice {
  /** What the order has cost so far. */
  readonly charged: Centimes;
}

/** By the calculation that the server charges with; null for an ad that is not settled, or as long as it has no price. */
export function useEditPrice(): LiveEditPrice | null {
  const { offer, mode } = useOrder();
  const { price, perDate } = useLivePrice();
  if (mode.kind !== "edit" || !mode.ad.settled) return null;
  if (price === null || perDate || offer.product === null) return null;
  return { charged: mode.ad.charged, ...priceOfEdit(price.total, offer.product.id, mode.ad) };
}
