import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { dataBeside, fields, id, inData, orderStatus, paymentMethod, text } from "../wire/index.ts";
import { redirection } from "./redirection.ts";

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
      /** Where none is named: on term for accounts that pay so, by card for all others. */
      method: ["methode_paiement_id", z.optional(paymentMethod)],
      couponCode: ["code_coupon", z.optional(text)],
      clientHash: ["hash_client", z.optional(text)],
    },
    { host: z.optional(text) },
  ),
  /** Of a top-up that the balance has no room for. */
  refuses: { amount: "prix" },
  answer: inData(
    fields({
      status: ["statut", orderStatus],
      message: text,
      /** Null: settled already, or waiting for cash. */
      redirection: z.nullable(redirection),
    }),
  ),
});
