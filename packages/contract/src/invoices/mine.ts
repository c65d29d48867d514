import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { badge, format, pageInfo } from "../shared/index.ts";
import { fields, flag, form, id, money, monthFirstDate, text, wireDate } from "../wire/index.ts";
import { invoiceKind, invoiceStatus } from "./codes.ts";

const invoicedOrder = fields({
  total: ["prix_ttc", money],
  supportId: ["support_id", z.nullable(id)],
  support: ["supportfacture", z.nullable(fields({ label: text }))],
});

const myInvoice = fields({
  id,
  orderId: ["commande_id", id],
  number: ["n_facture", text],
  badge: [
    "statutfacture",
    fields({ status: ["id", invoiceStatus], label: text, variant: ["class_front", text] }),
  ],
  kind: ["etat", invoiceKind],
  /** The name of the document in the publisher's accounts. */
  accountingCode: ["codeX3", text],
  /** The ad's own reference, or the number that the order gave it. */
  paperReference: ["refPapier", z.nullable(text)],
  format: z.nullable(format),
  orderBadge: ["statutcommande", badge],
  day: ["date_creation", wireDate],
  /** Due date of the amount put on the account's debt; null: none. */
  dueOn: ["date_echeance", z.nullable(wireDate)],
  /** True when it is still to be settled after that day. */
  overdue: ["en_retard", flag],
  editable: ["modifier_facture", flag],
  /** Amount of this document, which edits may make another than the order's. */
  total: ["montant_ttc", money],
  order: ["commande", invoicedOrder],
});

export const readMyInvoices = defineCall({
  name: "readMyInvoices",
  summary: "One's own invoices and credit notes, newest first, a page at a time",
  service: "ads",
  method: "GET",
  path: "/factures/mes-factures",
  access: "session",
  shows: "account",
  query: form(
    fields({
      page: ["pg", z.optional(id)],
      reference: z.optional(text),
      status: ["statut", z.optional(invoiceStatus)],
      from: ["date_debut", z.optional(monthFirstDate)],
      to: ["date_fin", z.optional(monthFirstDate)],
      kind: ["etat", z.optional(invoiceKind)],
    }),
  ),
  answer: fields({
    invoices: ["data", z.array(myInvoice)],
    /** Total debt of the account, whatever the filter. */
    outstanding: [
      "encours",
      fields({
        total: ["montant", money],
        /** Overdue part of it. */
        overdue: ["en_retard", money],
      }),
    ],
    info: pageInfo,
  }),
});
