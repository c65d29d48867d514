import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { code, fields, filledText, form, id, inData, text } from "../wire/index.ts";

const action = {
  service: "ads",
  method: "POST",
  access: "session",
  idempotent: true,
  changes: ["account"],
} as const;

export const cancelAd = defineCall({
  ...action,
  name: "cancelAd",
  summary: "Cancel an unpaid ad, and its order with it",
  path: "/annonces/annuler-annonce",
  body: form(fields({ adId: ["annonce_id", id] })),
  answer: inData(fields({ message: text })),
});

export const duplicateAd = defineCall({
  ...action,
  name: "duplicateAd",
  summary: "An unpaid copy of an ad, files included, on the next dates that can be ordered",
  path: "/annonces/dupliquer-annonce",
  body: form(fields({ id })),
  answer: inData(fields({ adId: ["annonce_id", id], orderId: ["commande_id", id], message: text })),
});

export const switchAd = defineCall({
  ...action,
  name: "switchAd",
  summary: "Take an ad off the web for a reason, or put it back",
  path: "/annonces/reactiver-desactiver-annonce",
  body: form(
    fields({
      userId: ["utilisateur", z.optional(id)],
      action: code({ deactivate: "desactiver", reactivate: "reactiver" }),
      adId: ["annonce_id", id],
      /** Required to deactivate. */
      reasonId: ["motif_id", z.optional(id)],
    }),
  ),
  answer: inData(fields({ message: text })),
});

export const readDeactivationReasons = defineCall({
  name: "readDeactivationReasons",
  summary: "Why an ad can be taken off the web",
  service: "ads",
  method: "GET",
  path: "/annonces/motifs",
  access: "session",
  answer: inData(z.array(fields({ id, label: filledText }))),
});
