import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { count, fields, filledText, form, id, money, percent, text } from "../wire/index.ts";

export const applyCoupon = defineCall({
  name: "applyCoupon",
  summary: "What an order would cost with a coupon",
  service: "ads",
  method: "POST",
  path: "/commandes/coupon",
  access: "session",
  ordering: true,
  body: form(
    fields({
      couponCode: ["code_coupon", filledText],
      orderId: ["commande_id", id],
      productId: ["produit_id", z.optional(id)],
    }),
  ),
  answer: fields({
    message: text,
    status: count,
    price: [
      "data",
      fields({ discountPercent: ["montant_coupon", percent], total: ["new_prix_commande", money] }),
    ],
  }),
});
