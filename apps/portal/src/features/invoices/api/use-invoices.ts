import { callLater, type LaterAnswer } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import type { InvoiceFilter } from "../model/invoice-filter.ts";

const readMyInvoices = callLater(() => import("@parution/contract/invoices"), "readMyInvoices");

export type Invoices = LaterAnswer<typeof readMyInvoices>;
export type Invoice = Invoices["invoices"][number];

/** A page of one's own invoices, newest first. */
export const useInvoices = (page: number, filter: InvoiceFilter) =>
  useCall(readMyInvoices, { query: { page, ...filter } });
