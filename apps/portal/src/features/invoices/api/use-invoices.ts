import type { CallAnswer } from "@parution/contract/call";
import { readMyInvoices } from "@parution/contract/invoices";
import { useCall } from "../../../shared/api/use-call.ts";
import type { InvoiceFilter } from "../model/invoice-filter.ts";

export type Invoices = CallAnswer<typeof readMyInvoices>;
export type Invoice = Invoices["invoices"][number];

/** A page of one's own invoices, newest first. */
export const useInvoices = (page: number, filter: InvoiceFilter) =>
  useCall(readMyInvoices, { query: { page, ...filter } });
