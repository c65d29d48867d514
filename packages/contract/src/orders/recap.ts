import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { ceiling, format, layout, wordBreak } from "../shared/index.ts";
import {
  count,
  fields,
  flag,
  form,
  id,
  inData,
  money,
  paperText,
  paymentMethods,
  percent,
  text,
  wireDate,
} from "../wire/index.ts";
import { storedFile } from "./editable.ts";
import { orderedJournal, orderedSubscription, orderHead } from "./ordered.ts";

/** Measures with which the preview renders a modular ad in its true proportions. */
const orderedCanvas = fields({
  id,
  label: text,
  /** Millimetres. */
  width: ["largeur", count],
  height: ["hauteur", count],
  titleLimit: ["titre_limit", count],
  bodyLimit: ["body_limit", count],
  footerLimit: ["footer_limit", count],
});

const orderedAd = fields({
  id,
  slug: text,
  reference: ["ref_web", z.nullable(text)],
  title: ["titre", text],
  type: ["type_annonce", text],
  heading: ["rubrique", text],
  /** Heading in the newspaper's own language, as it is printed above the ad. */
  printedHeading: ["rubrique_journal", text],
  subheading: ["sous_rubrique", z.nullable(text)],
  /** The answers to the heading's questions, in words. */
  options: ["optionsannonce", z.array(fields({ label: text, value: text }))],
  sector: ["secteur", z.nullable(text)],
  /** The advertiser's own reference of a tender. */
  tenderReference: ["ref_an", z.nullable(text)],
  format,
  layout: ["value_modulaire", z.nullable(layout)],
  /** The one that it was priced with. */
  wordBreak: ["coupure_lignes", wordBreak],
  lines: ["nbr_lignes", count],
  paperContent: ["contenu_papier", paperText],
  webContent: ["contenu_web", z.nullable(text)],
  publishOnWeb: ["publie_annonce", flag],
  /** Null for line text. */
  canvas: z.nullable(orderedCanvas),
  /** Null where none was to choose. */
  colour: ["couleur", z.nullable(text)],
  photos: z.array(storedFile),
  files: ["fichiers", z.array(storedFile)],
  anonymous: ["annonce_anonyme", flag],
  city: ["ville", z.nullable(text)],
  dates: ["dates_parution", z.array(wireDate)],
  /** Correction that a moderator waits for; null: none. */
  correction: ["a_corriger", z.optional(z.nullable(text))],
  /** True when it can be changed now, a settled one for the difference of its price. */
  mayEdit: ["modification_autorisee", flag],
});

const recap = fields({
  ...orderHead,
  /** Discount of the coupon taken into `total`, in per cent; null when none is. */
  couponPercent: ["montant_coupon", z.nullable(percent)],
  /** Payment methods of this account for it; empty when it can no longer be paid. */
  paymentMethods: ["methodes_paiement", paymentMethods],
  /** Amount that the account could spend on it, the free balance first. */
  balance: ["solde", money],
  freeBalance: ["solde_gratuit", money],
  mayUseCoupon: ["coupon_autorise", flag],
  /** The product that a coupon is for; absent or null where the order has none. */
  productId: ["produit_id", z.optional(z.nullable(id))],
  /** The client's own number of the order; absent or null where none was given. */
  purchaseOrder: ["bon_commande", z.optional(z.nullable(text))],
  mayCancel: ["annulation_autorisee", flag],
  ceiling: ["plafond", ceiling],
  clientHash: ["hash_client", text],
  /** At most one of the three is there, as `type` says; none for a top-up. */
  ad: ["annonce", z.nullable(orderedAd)],
  journal: ["commandejournal", z.nullable(orderedJournal)],
  subscription: ["abonnement", z.nullable(orderedSubscription)],
});

export const readRecap = defineCall({
  name: "readRecap",
  summary: "An order before and after payment",
  service: "ads",
  method: "GET",
  path: "/commandes/recap-commande",
  access: "session",
  shows: "account",
  query: form(fields({ orderId: ["commande_id", id] })),
  answer: inData(recap),
});
