import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { badge, ceiling, format, layout, supportSummary } from "../shared/index.ts";
import {
  chosenMethod,
  count,
  fields,
  flag,
  form,
  id,
  inData,
  instant,
  money,
  orderKind,
  orderStatus,
  paperText,
  paymentMethods,
  percent,
  text,
  wireDate,
} from "../wire/index.ts";

const orderType = fields({ kind: ["type_id", orderKind], label: text });

/** What the preview needs to draw a modular notice in its true proportions. */
const orderedCanvas = fields({
  id,
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
  heading: ["rubrique", text],
  subheading: ["sous_rubrique", z.nullable(text)],
  format,
  layout: ["value_modulaire", z.nullable(layout)],
  lines: ["nbr_lignes", count],
  paperContent: ["contenu_papier", paperText],
  webContent: ["contenu_web", z.nullable(text)],
  publishOnWeb: ["publie_annonce", flag],
  /** Null for line text. */
  canvas: z.nullable(orderedCanvas),
  city: ["ville", z.nullable(text)],
  dates: ["dates_parution", z.array(wireDate)],
  /** Whether it can be changed now, a settled one for the difference of its price. */
  mayEdit: ["modification_autorisee", flag],
});

/** How many copies of one day's issue (specification 2, point 3). */
const orderedIssue = fields({ date: wireDate, copies: ["qte", count] });

const orderedJournal = fields({
  /** The type and its sub-option. */
  label: ["type_commande", text],
  /** How old its issues may be, in words. */
  duration: ["duree", text],
  /** All copies of all issues. */
  copies: ["nb_journal", count],
  /** Of one copy, and of the delivery, tax included. */
  unitPrice: ["prix_unitaire", money],
  deliveryPrice: ["prix_livraison", money],
  /** Null unless the issues are delivered. */
  address: ["adresse", z.nullable(text)],
  delivery: ["livraison", fields({ label: text })],
  issues: ["date_journal", z.array(orderedIssue)],
});

const orderedSubscription = fields({
  offer: [
    "abonnementoffre",
    fields({
      id,
      title: ["titre_produit", text],
      code: ["code_produit", text],
      /** In the language of the answer, whatever the wire's name says. */
      description: ["description_fr", text],
      months: ["nbr_mois", count],
    }),
  ],
});

const recap = fields({
  id,
  reference: ["ref", text],
  /** Null for a top-up that names none. */
  support: z.nullable(supportSummary),
  type: orderType,
  status: ["statut", orderStatus],
  badge: ["statutcommande", badge],
  exclTax: ["prix_ht", money],
  tax: ["prix_tva", money],
  total: ["prix_ttc", money],
  /** Of the coupon taken into `total`; null when none is. */
  couponPercent: ["montant_coupon", z.nullable(percent)],
  createdAt: ["date_creation", instant],
  firstDate: ["date_publication_min", z.nullable(wireDate)],
  /** Until when it can be paid (readings E1); null when no deadline applies. */
  payableUntil: ["limite_paiement", z.nullable(instant)],
  paymentMethod: ["methode_paiement_id", chosenMethod],
  /** How this account may pay it now; empty when it can no longer be paid. */
  paymentMethods: ["methodes_paiement", paymentMethods],
  invoiceEditable: ["modifier_facture", flag],
  /** What the account could spend on it, the free balance being spent first. */
  balance: ["solde", money],
  freeBalance: ["solde_gratuit", money],
  mayUseCoupon: ["coupon_autorise", flag],
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
  query: form(fields({ orderId: ["commande_id", id] })),
  answer: inData(recap),
});
