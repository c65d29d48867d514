import { addDays, type IsoDate } from "../dates/index.ts";
import type { OrderKind, OrderStatus } from "../orders/index.ts";

/** Settlement of an invoice; wire `statutfacture`. A credit note is settled from the first. */
export const INVOICE_STATUS_CODES = { toSettle: 0, settled: 1 } as const;

export type InvoiceStatus = keyof typeof INVOICE_STATUS_CODES;

/** Invoice or credit note; wire `etat`. */
export const INVOICE_KIND_CODES = { invoice: 1, credit_note: 2 } as const;

export type InvoiceKind = keyof typeof INVOICE_KIND_CODES;

/** Days after which an invoice is due where no other term was agreed (law 69-21). */
export const LEGAL_TERM = 60;

/**
 * Due date of an invoice that was added to its account's debt.
 * @param term days after its own day
 * @returns null where nothing is owed: a credit note, an invoice that was paid when it was ordered
 */
export function dueDateOf(
  invoice: { readonly kind: InvoiceKind; readonly onTerm: number; readonly day: IsoDate },
  term: number,
): IsoDate | null {
  return invoice.kind === "invoice" && invoice.onTerm > 0 ? addDays(invoice.day, term) : null;
}

/** True when an invoice should have been settled before `today`. */
export function isOverdue(
  invoice: { readonly status: InvoiceStatus; readonly dueOn: IsoDate | null },
  today: IsoDate,
): boolean {
  return invoice.status === "toSettle" && invoice.dueOn !== null && invoice.dueOn < today;
}

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
