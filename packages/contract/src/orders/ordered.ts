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

/** Actions on an order. */
const orderAction = code({
  finalise: "finaliser",
  /** The code of a cash partner's that it waits to be paid with. */
  showCode: "voir_code",
  payOtherwise: "payer_autrement",
  cancel: "annuler",
  downloadInvoice: "telecharger_facture",
  editInvoice: "modifier_facture",
});

/** Fields of every order, in a list and alone. */
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
  /** True when the details that its invoice carries can be changed now. */
  invoiceEditable: ["modifier_facture", flag],
  /** Actions of its account on it now. */
  actions: z.array(orderAction),
  /**
   * Reason why the order cannot be finalised although that is offered, in words: the ceiling, or the date that
   * has passed.
   */
  finaliseRefusal: ["refus_finalisation", z.nullable(text)],
  /** True when it is the account's ceiling that refuses. */
  ceilingExceeded: ["plafond_depasse", z.optional(flag)],
  /** True when it is too late among orders alone: the ad still takes the payment. */
  payableFromAds: ["payable_depuis_annonces", flag],
  /** Until when it can be paid; null when no deadline applies. */
  payableUntil: ["limite_paiement", z.nullable(instant)],
  /** True when it is charged to its account, on term, in place of a payment. */
  onTerm: ["a_terme", z.optional(flag)],
  /** Due date of the amount charged to its account; null: none. */
  dueOn: ["date_echeance", z.optional(z.nullable(wireDate))],
} as const;

/** Number of copies of one day's issue. */
const orderedIssue = fields({ date: wireDate, copies: ["qte", count] });

export const orderedJournal = fields({
  /** The type and its sub-option. */
  label: ["type_commande", text],
  /** Age of its issues, in words. */
  duration: ["duree", text],
  /** All copies of all issues. */
  copies: ["nb_journal", count],
  /** Price of one copy, and of the delivery, tax included. */
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
      /** Description in the language of the answer, whatever the wire's name says. */
      description: ["description_fr", text],
      months: ["nbr_mois", count],
    }),
  ],
  /** Delivery address of the newspaper; null: none. */
  address: ["adresse", z.nullable(text)],
  phone: ["telephone", z.nullable(text)],
});
