import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { binary, countWithin, fields, form, id, monthFirstDate, orderKind } from "../wire/index.ts";

export const downloadInvoice = defineCall({
  name: "downloadInvoice",
  summary: "The invoices and credit notes of an order, or one of them",
  service: "ads",
  method: "GET",
  path: "/facture/download",
  access: "session",
  media: "application/pdf",
  query: form(
    fields({
      orderId: ["commande_id", id],
      /** Refused when it is not the order's. */
      supportId: ["support_id", z.optional(id)],
      /** Absent: every document of the order. */
      invoiceId: ["facture_id", z.optional(id)],
    }),
  ),
  answer: binary,
});

export const downloadMonthlyInvoice = defineCall({
  name: "downloadMonthlyInvoice",
  summary: "What an account on term was invoiced in a month",
  service: "ads",
  method: "GET",
  path: "/factures/download/facture-mensuelle",
  access: "session",
  media: "application/pdf",
  query: form(
    fields({
      /** Absent: orders of every kind. */
      orderKind: ["type_commande", z.optional(orderKind)],
      /** Absent: every newspaper. */
      supportId: ["support_id", z.optional(id)],
      month: ["date_mois", countWithin(1, 12)],
      year: ["date_annee", countWithin(2000, 9998)],
    }),
  ),
  answer: binary,
});

/** Documents that one archive holds at most. */
export const MOST_ARCHIVED = 200;

export const downloadInvoices = defineCall({
  name: "downloadInvoices",
  summary:
    "The invoices and credit notes of a period, a PDF each, in one zip: at most 200, of an account on term",
  service: "ads",
  method: "GET",
  path: "/factures/download/periode",
  access: "session",
  media: "application/zip",
  query: form(
    fields({
      /** Days are included. */
      from: ["date_debut", monthFirstDate],
      to: ["date_fin", monthFirstDate],
    }),
  ),
  answer: binary,
});
