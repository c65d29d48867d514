import type { OrderKind, OrderStatus } from "./status.ts";

/** Facts on which an order's invoice depends. */
export interface InvoicedOrder {
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  /** True when the month of any of its invoices is closed: those are final. */
  readonly monthClosed: boolean;
}

/** `modifier_facture`: true when the details on the invoice of a settled order can be changed; a top-up has none. */
export function isInvoiceEditable({ kind, status, monthClosed }: InvoicedOrder): boolean {
  const isSettled = status === "processing" || status === "paid";
  return isSettled && kind !== "topup" && !monthClosed;
}
