import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  dataBeside,
  fields,
  id,
  inData,
  money,
  nameText,
  orderStatus,
  text,
} from "../wire/index.ts";
import { redirection } from "./redirection.ts";

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
  body: dataBeside(
    { clientHash: ["hash_client", z.optional(text)] },
    {
      amount: ["prix", money],
      supportId: ["support_id", z.optional(id)],
      userId: ["user_id", z.optional(id)],
      companyName: ["raison_social", z.optional(nameText)],
      locale: z.optional(text),
      host: z.optional(text),
    },
  ),
  answer: inData(
    fields({
      orderId: ["commande_id", id],
      status: ["statut", orderStatus],
      message: text,
      redirection,
    }),
  ),
});
