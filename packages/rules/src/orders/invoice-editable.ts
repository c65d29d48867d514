import type { OrderKind, OrderStatus } from "./status.ts";

/** What an order's invoice depends on. */
export interface InvoicedOrder {
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  /** Whether the month of any of its invoices is closed: those are final. */
  readonly monthClosed: boolean;
}

/** `modifier_facture`: whether the details on the invoice of a settled order can be changed; a top-up has none. */
export function isInvoiceEditable({ kind, status, monthClosed }: InvoicedOrder): boolean {
  const isSettled = status === "processing" || status === "paid";
  return isSettled && kind !== "topup" && !monthClosed;
}
