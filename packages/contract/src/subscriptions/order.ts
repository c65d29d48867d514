import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, flag, form, id, inData, money, text } from "../wire/index.ts";

export const placeSubscription = defineCall({
  name: "placeSubscription",
  summary: "Order a subscription",
  service: "ads",
  method: "POST",
  path: "/abonnements/passer-abonnement",
  access: "session",
  idempotent: true,
  changes: ["account"],
  body: form(
    fields({
      offerId: ["abonnement_id", id],
      supportId: ["support_id", id],
      userId: ["utilisateur", z.optional(id)],
      clientHash: ["hash_client", z.optional(text)],
      /** Delivery address of a subscription on paper, and its contact. */
      address: ["adresse", z.optional(text)],
      phone: ["telephone", z.optional(text)],
      /** Price shown by the page; refused when it is not the server's. */
      total: ["prix_ttc", z.optional(money)],
    }),
  ),
  answer: inData(
    fields({
      orderId: ["commande_id", id],
      /** Settled on term at once: show `message` instead of the recap. */
      onTerm: ["user_a_terme", flag],
      message: text,
      total: ["prix_ttc", money],
    }),
  ),
});
