import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { DERIVED_FIELDS, ORDER_FILES, orderPayload } from "../shared/index.ts";
import {
  count,
  fields,
  flag,
  form,
  id,
  inData,
  jsonText,
  money,
  signedMoney,
  text,
} from "../wire/index.ts";

/** The files of the ad from now on: the id of one that is kept, 0 for the next of those sent with it. */
const fileOrder = z.optional(jsonText(z.array(count)));

export const editAd = defineCall({
  name: "editAd",
  summary: "Change an ad; a settled one charges or credits the difference",
  service: "ads",
  method: "POST",
  path: "/annonces/modifier-annonce",
  access: "session",
  idempotent: true,
  derived: DERIVED_FIELDS,
  changes: ["account"],
  encoding: "multipart",
  files: ORDER_FILES,
  body: form(
    fields({
      ...orderPayload,
      adId: ["annonce_id", id],
      photoOrder: ["ordre_photos", fileOrder],
      fileOrder: ["ordre_fichiers", fileOrder],
    }),
  ),
  answer: inData(
    fields({
      orderId: ["commande_id", id],
      adId: ["annonce_id", id],
      settled: ["reglee", flag],
      /** True when a moderator had asked for it. */
      corrected: ["corrigee", z.optional(flag)],
      message: text,
      /** Price of the order now, after any coupon. */
      total: ["prix_ttc", money],
      /** Amount charged for the edit in centimes; below 0: credited. 0 for an order that is not settled. */
      difference: ["difference", signedMoney],
    }),
  ),
});
