import { INVOICE_KIND_CODES, INVOICE_STATUS_CODES } from "@parution/rules/invoices";
import { code } from "../wire/index.ts";

/** True when an invoice is still to be settled. */
export const invoiceStatus = code(INVOICE_STATUS_CODES, "toSettle");

/** An invoice, or a credit note. */
export const invoiceKind = code(INVOICE_KIND_CODES, "invoice");
