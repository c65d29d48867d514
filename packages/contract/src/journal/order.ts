import { MOST_COPIES, MOST_ISSUES } from "@parution/rules/journal";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  addressText,
  countWithin,
  fields,
  flag,
  form,
  id,
  inData,
  jsonText,
  money,
  nameText,
  text,
  wireDate,
} from "../wire/index.ts";

const issue = fields({
  date: wireDate,
  copies: ["qte", countWithin(1, MOST_COPIES)],
});

/** The issues of an order: a JSON list of days with copies (a list in a JSON body), each day once. */
const issues = jsonText(
  z.array(issue).check(
    z.minLength(1),
    z.maxLength(MOST_ISSUES),
    z.refine((list) => new Set(list.map(({ date }) => date)).size === list.length, "twice"),
  ),
);

const parts = {
  service: "ads",
  method: "POST",
  access: "session",
  idempotent: true,
  changes: ["account"],
  query: form(fields({ payLater: ["plus_tard", z.optional(flag)] })),
  body: form(
    fields({
      supportId: ["support_id", id],
      productId: ["produit_id", id],
      durationId: ["duree", id],
      issues: ["date_journal", issues],
      deliveryId: ["livraison_id", id],
      /** Address of delivery 2; absent for others. */
      address: ["adresse", z.optional(addressText)],
      phone: ["telephone", z.optional(nameText)],
      legalName: ["raison_social", z.optional(nameText)],
      userId: ["utilisateur", z.optional(id)],
      clientHash: ["hash_client", z.optional(text)],
      /** True when the price shown is a package's. */
      byPackage: ["is_forfait", z.optional(flag)],
      termsAccepted: ["condition_vente", z.optional(flag)],
      /** Price shown by the form; refused when it is not the server's. */
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
} as const;

export const placeJournal = defineCall({
  ...parts,
  name: "placeJournal",
  summary: "Order issues that have appeared, or save the order to pay later",
  path: "/commandesjournal/passer-commande-journal",
});

export const placeJournalUnderConvention = defineCall({
  ...parts,
  name: "placeJournalUnderConvention",
  summary: "The same for accounts under a convention",
  path: "/commandesjournal/passer-commande-journal-conventionnes",
});
