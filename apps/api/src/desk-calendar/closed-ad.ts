import { adStatusOf } from "@parution/rules/ads";
import { latestDay, replanDates } from "@parution/rules/calendar";
import type { IsoDate } from "@parution/rules/dates";
import { openingDay } from "@parution/rules/notices";
import { arabic } from "@parution/rules/notices/ar";
import { french } from "@parution/rules/notices/fr";
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

/** Outcome of a closed day for an ad: its dates, and what is given back. */
interface Plan {
  /** Empty: it has no other date and is refunded whole. */
  readonly after: readonly IsoDate[];
  readonly refund: number;
}

/** Plan of an ad: other dates, or what is given back. An unpaid ad costs nothing back, and moves if it can. */
export function planOf(
  ad: PlannedAd,
  choice: "replan" | "refund",
  closed: IsoDate,
  open: readonly IsoDate[],
): Plan {
  const isSettled = isSettledOrder(ad.order_status);
  const opening = openingDay(ad.paper_content, [french, arabic]);
  const wantsRefund = choice === "refund" && isSettled;
  const latest = latestDay(closed, opening);
  const replanned = wantsRefund ? null : replanDates({ dates: ad.dates, latest }, closed, open);
  const rest = ad.dates.filter((date) => date !== closed);
  const lost = isSettled ? refundOf(ad) : 0;
  return { after: replanned ?? rest, refund: replanned === null ? lost : 0 };
}
