import { lessPercent, splitTax } from "@parution/rules/money";
import { dice } from "../ads/random.ts";
import type { DemoCoupon } from "../offers.ts";
import type { WrittenOrder } from "./order.ts";

/** One in so many orders that could be paid with a coupon was. */
const ONE_IN = 6;

/** The order with the coupon that its payer used, if any: credit takes none. */
export function takeCoupon(order: WrittenOrder, coupon: DemoCoupon): WrittenOrder {
  const { owner, orderedAt, ending, goods, price, seed } = order;
  const couldBe =
    goods.kind === "ad" &&
    ending === "settled" &&
    !owner.standing.credit &&
    orderedAt >= coupon.startsAt;
  if (!couldBe || dice(seed + 9).between(1, ONE_IN) !== 1) return order;
  const total = lessPercent(price.total, coupon.percent);
  const discount = price.total - total;
  return { ...order, price: { total, ...splitTax(total) }, coupon: { id: coupon.id, discount } };
}
