import { adStatusOf } from "@parution/rules/ads";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { priceOfEdit } from "@parution/rules/price";
import type { LockedAd, PlannedAd } from "./closed-ad-queries.ts";

/** True when an order has been paid or charged on term. */
export function isSettledOrder(status: number): boolean {
  return status === ORDER_STATUS_CODES.processing || status === ORDER_STATUS_CODES.paid;
}

type Priced = Pick<
  PlannedAd,
  "dates" | "price" | "total" | "percent" | "coupon_product_id" | "product_id"
>;

/** Price of an ad for one date less: each date counts as much as the others, so that no discount is lost with one. */
export const priceWithoutDate = ({ price }: Pick<Priced, "price">, dates: number): number =>
  price - Math.round(price / dates);

/** Money for the lost date: all of it where the ad has no other. */
export function refundOf(ad: Priced): number {
  if (ad.dates.length === 1) return ad.total;
  return ad.total - chargedFor(priceWithoutDate(ad, ad.dates.length), ad);
}

/** Cost of an order whose ad costs `price`, its coupon taken off. */
export function chargedFor(
  price: number,
  ad: Pick<Priced, "percent" | "coupon_product_id" | "product_id" | "total">,
): number {
  const coupon =
    ad.percent === null ? null : { percent: ad.percent, productId: ad.coupon_product_id };
  return priceOfEdit(price, ad.product_id, { settled: true, charged: ad.total, coupon }).total;
}

/** True while an ad has the dates and the price that its re-planning left it. */
export function isAsPlanned(ad: LockedAd): boolean {
  const status = adStatusOf(ad.status);
  const dates = ad.after.length === 0 ? ad.before : ad.after;
  const isAlive = status !== "cancelled" && status !== "archived";
  return isAlive && ad.total === ad.charged && dates.join() === ad.dates.join();
}
