import { type Centimes, lessPercent } from "../money/index.ts";

/** The coupon that an order took. */
export interface TakenCoupon {
  /** Discount in per cent, from 0 to 100. */
  readonly percent: number;
  /** The product it is for; null for any. */
  readonly productId: number | null;
}

/** An order whose ad is edited. */
export interface EditedOrder {
  readonly settled: boolean;
  /** Price before the edit, in centimes, after any coupon. */
  readonly charged: Centimes;
  readonly coupon: TakenCoupon | null;
}

/** Price of an order after its ad is edited. */
export interface EditPrice {
  /** Any coupon taken off. */
  readonly total: Centimes;
  /** Charged for the edit; below 0: credited. 0 while the order is not settled. */
  readonly difference: Centimes;
}

/**
 * The price of an edit. A coupon goes on counting for as long as the ad is of the product that it is for.
 *
 * @param price price of the ad after the edit, before any coupon
 */
export function priceOfEdit(price: Centimes, productId: number, order: EditedOrder): EditPrice {
  const { settled, charged } = order;
  const total = lessPercent(price, keptCoupon(order.coupon, productId)?.percent ?? 0);
  return { total, difference: settled ? total - charged : 0 };
}

/** The coupon, if it is for this product too; else null. */
export function keptCoupon<Coupon extends TakenCoupon>(
  coupon: Coupon | null,
  productId: number,
): Coupon | null {
  if (coupon === null || coupon.productId === null) return coupon;
  return coupon.productId === productId ? coupon : null;
}
