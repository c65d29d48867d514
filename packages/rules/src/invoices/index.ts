export { mayDownloadInvoice } from "./access.ts";
export { dueDateOf, isOverdue } from "./due.ts";
export {
  INVOICE_KIND_CODES,
  INVOICE_STATUS_CODES,
  type InvoiceKind,
  type InvoiceStatus,
} from "./status.ts";
