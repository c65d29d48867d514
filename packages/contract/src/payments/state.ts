import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  chosenMethod,
  code,
  fields,
  form,
  id,
  inData,
  instant,
  money,
  orderKind,
  orderStatus,
  paymentMethod,
  text,
  truth,
} from "../wire/index.ts";

/** Last known state of an attempt to pay through a provider. */
const attempt = fields({
  method: ["mode", paymentMethod],
  amount: ["montant", money],
  outcome: [
    "issue",
    code({
      underWay: "en_cours",
      refused: "refusee",
      /** A cash partner's code that ran out or was given up. */
      expired: "expiree",
      paid: "acceptee",
      /** The money came, but its order no longer waited for it: it is on the balance. */
      credited: "versee_au_solde",
    }),
  ],
});

/** Code and amount that a payer brings to a cash partner's agency. */
const cashCode = fields({
  code: text,
  amount: ["montant", money],
  expiresAt: ["expire_le", instant],
  /** Address of the partner's list of agencies. */
  partnerUrl: ["adresse_partenaire", z.url()],
});

export const readPaymentState = defineCall({
  name: "readPaymentState",
  summary: "What became of an order's payment",
  service: "ads",
  method: "GET",
  path: "/commandes/etat-paiement",
  access: "session",
  ordering: true,
  query: form(fields({ orderId: ["commande_id", id] })),
  answer: inData(
    fields({
      id,
      reference: ["ref", text],
      kind: ["type_id", orderKind],
      status: ["statut", orderStatus],
      total: ["prix_ttc", money],
      method: ["methode_paiement_id", chosenMethod],
      /** Last attempt to pay; null: none was made, the account's own means aside. */
      attempt: ["tentative", z.nullable(attempt)],
      /** A code that can be paid now. */
      cashCode: ["code_especes", z.nullable(cashCode)],
      /** True where the payment came after the edition had closed: the ad misses that date, and its client is asked what becomes of it. */
      afterClosing: ["apres_bouclage", truth],
      /** The server's time, which the code's expiry is measured by. */
      now: ["maintenant", instant],
    }),
  ),
});
