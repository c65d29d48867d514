import type { OrderKind, OrderStatus } from "../orders/index.ts";

/**
 * True when the invoices of an order can be had: it is paid and no top-up; an account that has a list of invoices has
 * all that stand in it (docs/domain/invoices.md#download).
 */
export function mayDownloadInvoice(
  order: { readonly kind: OrderKind; readonly status: OrderStatus },
  seesInvoices: boolean,
): boolean {
  return order.kind !== "topup" && (order.status === "paid" || seesInvoices);
}
