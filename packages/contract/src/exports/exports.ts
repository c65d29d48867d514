import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { invoiceKind, invoiceStatus } from "../invoices/codes.ts";
import {
  adStatus,
  fields,
  form,
  id,
  monthFirstDate,
  orderStatus,
  text,
  webState,
  wireDate,
} from "../wire/index.ts";
import { sheetFile, sheetFormat } from "./format.ts";

const filter = {
  reference: z.optional(text),
  from: ["date_debut", z.optional(wireDate)],
  to: ["date_fin", z.optional(wireDate)],
  format: sheetFormat,
} as const;

export const exportMyAds = defineCall({
  name: "exportMyAds",
  summary: "One's own ads as a spreadsheet, newest first",
  service: "ads",
  method: "GET",
  path: "/annonces/export/mesannonces",
  access: "session",
  query: form(
    fields({
      userId: ["user_id", z.optional(id)],
      ...filter,
      status: ["statut", z.optional(adStatus)],
      /** Narrows validated ads by where they stand on the web. */
      webState: ["etat_web", z.optional(webState)],
    }),
  ),
  ...sheetFile,
});

export const exportMyOrders = defineCall({
  name: "exportMyOrders",
  summary: "One's own orders, or those of a member of one's team, as a spreadsheet, newest first",
  service: "ads",
  method: "GET",
  path: "/commandes/export/mescommandes",
  access: "session",
  query: form(
    fields({
      /** Oneself, or a member of the caller's team. */
      userId: ["utilisateur", z.optional(id)],
      ...filter,
      status: ["statut", z.optional(orderStatus)],
    }),
  ),
  ...sheetFile,
});

export const exportMyInvoices = defineCall({
  name: "exportMyInvoices",
  summary: "One's own invoices and credit notes as a spreadsheet, newest first",
  service: "ads",
  method: "GET",
  path: "/factures/export/mesfactures",
  access: "session",
  query: form(
    fields({
      reference: z.optional(text),
      status: ["statut", z.optional(invoiceStatus)],
      from: ["date_debut", z.optional(monthFirstDate)],
      to: ["date_fin", z.optional(monthFirstDate)],
      kind: ["etat", z.optional(invoiceKind)],
      format: sheetFormat,
    }),
  ),
  ...sheetFile,
});
