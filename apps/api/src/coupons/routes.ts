import { applyCoupon } from "@parution/contract/payments";
import { awaitsPayment } from "@parution/rules/orders";
import { requireCouponRight } from "../access/index.ts";
import { findOrder, orderClosed, orderNotFound } from "../orders/index.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import { invalid } from "../platform/http/problems.ts";
import { priceWithCoupon } from "./coupon.ts";

/** Price of an order with a coupon; the payment takes it. */
const applyCouponRoute = bindSession(
  applyCoupon,
  async ({ context, identity, input, language }) => {
    const { orderId, couponCode, productId } = input.body;
    const order = await findOrder(context.db, orderId, identity);
    if (order === null) throw orderNotFound();
    requireCouponRight(identity, order.kind);
    if (!awaitsPayment(order)) throw orderClosed(order.status);
    if (productId !== undefined && productId !== order.productId) throw otherProduct();
    const now = context.clock.now();
    const { percent, total } = await priceWithCoupon(context.db, couponCode, order, now);
    const messages = {
      fr: `Le coupon réduit votre commande de ${percent} %.`,
      ar: `تخفض القسيمة ثمن طلبكم بنسبة ${percent}%.`,
    };
    return { message: messages[language], status: 200, price: { discountPercent: percent, total } };
  },
);

const otherProduct = () =>
  invalid<typeof applyCoupon>({
    productId: [
      { fr: "Ce produit n’est pas celui de la commande.", ar: "هذا المنتج ليس منتج الطلب." },
    ],
  });

export const couponRoutes: readonly Route[] = [applyCouponRoute];
