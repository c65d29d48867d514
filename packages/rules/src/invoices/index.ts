export {
  dueDateOf,
  INVOICE_KIND_CODES,
  INVOICE_STATUS_CODES,
  type InvoiceKind,
  type InvoiceStatus,
  isOverdue,
  LEGAL_TERM,
  mayDownloadInvoice,
} from "./invoices.ts";
