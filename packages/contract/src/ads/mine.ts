import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { badge, pageInfo, supportSummary } from "../shared/index.ts";
import {
  adStatus,
  adSwitch,
  chosenMethod,
  fields,
  flag,
  form,
  id,
  instant,
  money,
  text,
  wireDate,
} from "../wire/index.ts";

const myAd = fields({
  id,
  orderId: ["commande_id", id],
  reference: ["ref_web", z.nullable(text)],
  slug: text,
  title: ["titre", text],
  support: supportSummary,
  heading: ["rubrique", text],
  status: ["statut", adStatus],
  badge: ["statutannonce", badge],
  online: ["publie", flag],
  onlineBadge: ["publieannonce", fields({ label: ["message", text], look: ["class", text] })],
  total: ["prix_ttc", money],
  dates: ["dates_parution", z.array(wireDate)],
  /** The dates that have already appeared. */
  publishedDates: ["dates_publication", z.array(wireDate)],
  createdAt: ["date_creation", instant],
  firstDate: ["date_publication_min", z.nullable(wireDate)],
  paymentMethod: ["methode_paiement_id", chosenMethod],
  switch: ["reactiver_desactiver_annonce", adSwitch],
  hasPdf: ["telecharger_pdf", flag],
  pdfDates: ["telecharger_pdf_dates", z.array(wireDate)],
  userId: ["utilisateur", id],
});

export const readMyAds = defineCall({
  name: "readMyAds",
  summary: "One's own ads, newest first, a page at a time",
  service: "ads",
  method: "GET",
  path: "/annonces/mesannonces/:page",
  access: "session",
  params: fields({ page: id }),
  query: form(
    fields({
      pg: z.optional(id),
      reference: z.optional(text),
      from: ["date_debut", z.optional(wireDate)],
      to: ["date_fin", z.optional(wireDate)],
      status: ["statut", z.optional(adStatus)],
    }),
  ),
  answer: fields({ ads: ["data", z.array(myAd)], info: pageInfo }),
});
