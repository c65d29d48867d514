import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { addressText, fields, form, id, inData, instant, nameText, text } from "../wire/index.ts";

/** Whom an order's invoice names. */
const invoiceDetails = {
  companyName: ["raison_social", text],
  address: ["adresse_facture", text],
  ice: text,
  /** The client's own number of the order; empty: none. */
  purchaseOrder: ["bon_commande", text],
} as const;

const ofOrder = form(fields({ orderId: ["commande_id", id] }));

export const readInvoiceDetails = defineCall({
  name: "readInvoiceDetails",
  summary: "Whom the invoice of an order names",
  service: "ads",
  method: "GET",
  path: "/facture/modifier-facture",
  access: "session",
  query: ofOrder,
  answer: inData(
    fields({
      ...invoiceDetails,
      /** Who gave the invoice other details than the account's, and when, the last time; null: nobody has. */
      changed: ["modification", z.nullable(fields({ by: ["par", text], at: ["date", instant] }))],
    }),
  ),
});

export const editInvoiceDetails = defineCall({
  name: "editInvoiceDetails",
  summary: "Change whom the invoice of an order names",
  service: "ads",
  method: "POST",
  path: "/facture/modifier-facture",
  access: "session",
  idempotent: true,
  query: ofOrder,
  /** What is left out stays; a blank name or address is the account's own again, a blank `ice` is none. */
  body: fields({
    companyName: ["raison_social", z.optional(nameText)],
    address: ["adresse_facture", z.optional(addressText)],
    ice: z.optional(nameText),
    purchaseOrder: ["bon_commande", z.optional(nameText)],
  }),
  answer: inData(fields({ message: text })),
});
