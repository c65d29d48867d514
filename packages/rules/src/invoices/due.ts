import { addDays, type IsoDate } from "../dates/index.ts";
import type { InvoiceKind, InvoiceStatus } from "./status.ts";

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
