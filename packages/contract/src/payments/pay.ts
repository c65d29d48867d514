import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  count,
  dataBeside,
  fields,
  filledText,
  form,
  id,
  inData,
  money,
  nameText,
  orderStatus,
  paymentMethod,
  percent,
  text,
} from "../wire/index.ts";

/** A form for the browser to post to the card provider: where to, and its fields. */
const redirection = fields({ action: z.url(), fields: ["champs", z.record(text, text)] });

export const payOrder = defineCall({
  name: "payOrder",
  summary: "Pay an order from the balance, on term, by card, or with a code for a cash partner",
  service: "ads",
  method: "POST",
  path: "/commandes/payer-commande",
  access: "session",
  idempotent: true,
  changes: ["account"],
  body: dataBeside(
    {
      orderId: ["commande_id", id],
      /** Payment method; where none is named: on term for accounts that pay so, by card for all others. */
      method: ["methode_paiement_id", z.optional(paymentMethod)],
      couponCode: ["code_coupon", z.optional(text)],
      clientHash: ["hash_client", z.optional(text)],
    },
    { host: z.optional(text) },
  ),
  /** Field under which a top-up is refused that the balance has no room for. */
  refuses: { amount: "prix" },
  answer: inData(
    fields({
      status: ["statut", orderStatus],
      message: text,
      /** Page that the payment leads to; null: settled already, or waiting for cash. */
      redirection: z.nullable(redirection),
    }),
  ),
});

/** Body of a top-up, which a browser's own form sends too. */
export const topUpForm = dataBeside(
  { clientHash: ["hash_client", z.optional(text)] },
  {
    amount: ["prix", money],
    supportId: ["support_id", z.optional(id)],
    userId: ["user_id", z.optional(id)],
    companyName: ["raison_social", z.optional(nameText)],
    locale: z.optional(text),
    host: z.optional(text),
  },
);

/** A top-up becomes an order of its own, which waits for its card payment and can be finalised as others are. */
export const topUp = defineCall({
  name: "topUp",
  summary: "Add to the account's balance by card",
  service: "ads",
  method: "POST",
  path: "/commandes/payer-recharge",
  access: "session",
  idempotent: true,
  changes: ["account"],
  body: topUpForm,
  answer: inData(
    fields({
      orderId: ["commande_id", id],
      status: ["statut", orderStatus],
      message: text,
      redirection,
    }),
  ),
});

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
