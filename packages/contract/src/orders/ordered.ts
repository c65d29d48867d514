import * as z from "zod/mini";
import { badge, supportSummary } from "../shared/index.ts";
import {
  chosenMethod,
  code,
  count,
  fields,
  flag,
  id,
  instant,
  money,
  orderKind,
  orderStatus,
  text,
  wireDate,
} from "../wire/index.ts";

/** What can be done with an order (specification 2, point 4). */
const orderAction = code({
  finalise: "finaliser",
  /** The code of a cash partner's that it waits to be paid with. */
  showCode: "voir_code",
  payOtherwise: "payer_autrement",
  cancel: "annuler",
  downloadInvoice: "telecharger_facture",
  editInvoice: "modifier_facture",
});

/** What every order says of itself, in a list and alone. */
export const orderHead = {
  id,
  reference: ["ref", text],
  /** Null for a top-up that names none. */
  support: z.nullable(supportSummary),
  type: fields({ kind: ["type_id", orderKind], label: text }),
  status: ["statut", orderStatus],
  badge: ["statutcommande", badge],
  exclTax: ["prix_ht", money],
  tax: ["prix_tva", money],
  total: ["prix_ttc", money],
  createdAt: ["date_creation", instant],
  firstDate: ["date_publication_min", z.nullable(wireDate)],
  paymentMethod: ["methode_paiement_id", chosenMethod],
  /** Whether the details that its invoice carries can be changed now. */
  invoiceEditable: ["modifier_facture", flag],
  /** What its account can do with it now. */
  actions: z.array(orderAction),
  /** Why it cannot be finalised although that is offered, in words: the ceiling, or the date that has passed. */
  finaliseRefusal: ["refus_finalisation", z.nullable(text)],
  /** Whether it is too late among orders alone: the ad still takes the payment. */
  payableFromAds: ["payable_depuis_annonces", flag],
  /** Until when it can be paid; null when no deadline applies. */
  payableUntil: ["limite_paiement", z.nullable(instant)],
} as const;

/** How many copies of one day's issue (specification 2, point 3). */
const orderedIssue = fields({ date: wireDate, copies: ["qte", count] });

export const orderedJournal = fields({
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

export const orderedSubscription = fields({
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
  /** Where the newspaper is brought on paper; null where none was named. */
  address: ["adresse", z.nullable(text)],
  phone: ["telephone", z.nullable(text)],
});
