import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { layout, wordBreak } from "../shared/index.ts";
import {
  count,
  fields,
  flag,
  form,
  id,
  inData,
  medium,
  money,
  optionsText,
  paperText,
  percent,
  text,
  wireDate,
} from "../wire/index.ts";

/** A photo or an attachment of an ad. */
export const storedFile = fields({
  id,
  name: ["nom", text],
  mediaType: ["type", text],
  /** Bytes. */
  size: ["taille", count],
  /** Address at which the account reads the file. */
  url: text,
});

const editableAd = fields({
  id,
  orderId: ["commande_id", id],
  reference: ["ref_web", text],
  /** True when the order is settled: an edit then charges or credits the difference alone. */
  settled: ["reglee", flag],
  /** Correction that a moderator waits for; null: none. */
  correction: ["a_corriger", z.optional(z.nullable(text))],
  /** Price of the order so far, after any coupon. */
  charged: ["montant_commande", money],
  /** The coupon that the order took: it goes on counting while the product is one that it is for. */
  coupon: z.nullable(
    fields({
      percent: ["remise", percent],
      /** Id of the product that the coupon is for; null: any product. */
      productId: ["produit_id", z.nullable(id)],
    }),
  ),
  medium: ["canal_id", medium],
  supportId: ["support_id", id],
  headingId: ["rubrique_id", id],
  typeId: ["type_produit_id", id],
  subheadingId: ["sous_rubrique_id", z.nullable(id)],
  options: optionsText,
  colourId: ["couleur_id", z.nullable(id)],
  canvasId: ["canvas_id", z.nullable(id)],
  layout: ["value_modulaire", z.nullable(layout)],
  /** The one that it was priced with. */
  wordBreak: ["coupure_lignes", wordBreak],
  paperContent: ["contenu_papier", paperText],
  dates: ["dates_parution", z.array(wireDate)],
  sector: ["secteur", z.nullable(text)],
  tenderReference: ["ref_an", z.nullable(text)],
  publishOnWeb: ["publie_annonce", flag],
  webTitle: ["titre", text],
  webContent: ["contenu_web", text],
  photos: z.array(storedFile),
  files: ["fichiers", z.array(storedFile)],
  /** 0: the city is not in the list, `otherCity` names it. */
  cityId: ["ville_id", z.nullable(count)],
  otherCity: ["autre_ville", z.nullable(text)],
  ice: z.nullable(text),
  purchaseOrder: ["bon_commande", z.nullable(text)],
  anonymous: ["annonce_anonyme", flag],
});

export const readEditableAd = defineCall({
  name: "readEditableAd",
  summary: "An ad as the form needs it to change it",
  service: "ads",
  method: "POST",
  path: "/annonces/edit-annonce",
  access: "session",
  body: form(fields({ adId: ["annonce_id", id] })),
  answer: inData(editableAd),
});
