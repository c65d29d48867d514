import { applyCoupon } from "@parution/contract/payments";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { findOrder, orderClosed, orderNotFound, requireCouponRight } from "../orders/index.ts";
import { bindSession, type Route } from "../platform/http/index.ts";
import { priceWithCoupon } from "./coupon.ts";

/** Says what an order would cost with a coupon; taking it is part of the payment. */
const applyCouponRoute = bindSession(
  applyCoupon,
  async ({ context, identity, input, language }) => {
    requireCouponRight(identity);
    const { orderId, couponCode } = input.body;
    const order = await findOrder(context.db, orderId, identity);
    if (order === null) throw orderNotFound();
    if (order.status !== ORDER_STATUS_CODES.unpaid) throw orderClosed(order.status);
    const now = context.clock.now();
    const { percent, total } = await priceWithCoupon(context.db, couponCode, order, now);
    const messages = {
      fr: `Le coupon réduit votre commande de ${percent} %.`,
      ar: `تخفض القسيمة ثمن طلبكم بنسبة ${percent}%.`,
    };
    return { message: messages[language], status: 200, price: { discountPercent: percent, total } };
  },
);

export const couponRoutes: readonly Route[] = [applyCouponRoute];
