import { ADDRESS_LIMIT, NAME_LIMIT } from "@parution/rules/text-limits";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  addressText,
  fields,
  form,
  id,
  inData,
  instant,
  nameText,
  shortText,
  text,
} from "../wire/index.ts";

/** Buyer named by an order's invoice. */
const invoiceDetails = {
  companyName: ["raison_social", text],
  address: ["adresse_facture", text],
  ice: text,
  /** The client's own number of the order; empty: none. */
  purchaseOrder: ["bon_commande", text],
} as const;

/** Buyer details typed by a client; any of them may be blank. */
export const typedInvoiceDetails = z.object({
  companyName: shortText(NAME_LIMIT),
  address: shortText(ADDRESS_LIMIT),
  ice: shortText(NAME_LIMIT),
  purchaseOrder: shortText(NAME_LIMIT),
});

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
      /** Author and time of the last change of the invoice's details; null: the account's own details. */
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
  changes: ["account"],
  query: ofOrder,
  /** Omitted fields stay; a blank name or address restores the account's own, a blank `ice` removes it. */
  body: fields({
    companyName: ["raison_social", z.optional(nameText)],
    address: ["adresse_facture", z.optional(addressText)],
    ice: z.optional(nameText),
    purchaseOrder: ["bon_commande", z.optional(nameText)],
  }),
  answer: inData(fields({ message: text })),
});
