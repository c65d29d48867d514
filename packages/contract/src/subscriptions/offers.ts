import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { count, fields, flag, form, id, inData, money, text } from "../wire/index.ts";

/** An offer as one support sells it. */
const offer = fields({
  id,
  code: ["code_produit", text],
  title: ["titre_produit", text],
  /** Description in the language of the request, whatever the wire's name says. */
  description: ["description_fr", text],
  months: ["nbr_mois", count],
  /** True when it brings the newspaper on paper: then it asks for an address. */
  onPaper: ["papier", flag],
  support: fields({ id, label: ["libelle", text], slug: text }),
  exclTax: ["prix_ht", money],
  tax: ["prix_tva", money],
  total: ["prix_ttc", money],
});

export const readSubscriptionOffers = defineCall({
  name: "readSubscriptionOffers",
  summary: "The subscriptions on offer, of one support or of all",
  service: "ads",
  method: "GET",
  path: "/abonnements/offres",
  access: "app",
  query: form(fields({ supportId: ["support_id", z.optional(id)] })),
  answer: inData(z.array(offer)),
});
