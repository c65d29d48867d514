import type { OrderKind, OrderStatus } from "../orders/index.ts";

/** What decides about the invoice of an order. */
export interface InvoicedOrder {
  readonly kind: OrderKind;
  readonly status: OrderStatus;
}

/**
 * Whether the invoices of an order can be had: it is paid and no top-up; an account that has a list of invoices has
 * all that stand in it (specification 2, point 4).
 */
export function mayDownloadInvoice(order: InvoicedOrder, seesInvoices: boolean): boolean {
  return order.kind !== "topup" && (order.status === "paid" || seesInvoices);
}

/**
 * Whether the billing details of an order can still be changed (wire `modifier_facture`): it is settled, no top-up, and
 * the month of its invoice is not closed.
 */
export function isInvoiceEditable(order: InvoicedOrder, isMonthClosed: boolean): boolean {
  const isSettled = order.status === "processing" || order.status === "paid";
  return order.kind !== "topup" && isSettled && !isMonthClosed;
}
