import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { DERIVED_FIELDS, ORDER_FILES, orderPayload } from "../shared/index.ts";
import { fields, flag, form, id, inData, money, text } from "../wire/index.ts";

/** Parts of an order common to all accounts. */
const placing = {
  service: "ads",
  method: "POST",
  access: "session",
  idempotent: true,
  derived: DERIVED_FIELDS,
  changes: ["account"],
  encoding: "multipart",
  files: ORDER_FILES,
  query: form(fields({ payLater: ["plus_tard", z.optional(flag)] })),
  body: form(fields(orderPayload)),
  answer: inData(
    fields({
      orderId: ["commande_id", id],
      adId: ["annonce_id", id],
      /** Settled on term at once: show `message` instead of the recap. */
      onTerm: ["user_a_terme", flag],
      message: text,
      total: ["prix_ttc", money],
    }),
  ),
} as const;

export const placeAd = defineCall({
  ...placing,
  name: "placeAd",
  summary: "Order an ad, or save it to pay later",
  path: "/annonces/passer-annonce",
});

export const cancelOrder = defineCall({
  name: "cancelOrder",
  summary: "Cancel an unpaid order",
  service: "ads",
  method: "POST",
  path: "/commandes/annuler-commande",
  access: "session",
  idempotent: true,
  changes: ["account"],
  body: form(fields({ orderId: ["commande_id", id] })),
  answer: inData(fields({ message: text })),
});

export const placeTenderAd = defineCall({
  ...placing,
  name: "placeTenderAd",
  summary: "Order an ad under a convention, or save it to pay later",
  path: "/annonces/passer-annonce-conventionnes",
});
