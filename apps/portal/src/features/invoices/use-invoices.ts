import { useRead } from "@parution/app/data/use-read.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readMyInvoices } from "@parution/contract/lazy/invoices";
import type { InvoiceFilter } from "./invoice-filter.ts";

export type Invoices = LazyAnswer<typeof readMyInvoices>;
export type Invoice = Invoices["invoices"][number];

/** A page of the account's invoices, newest first. */
export const useInvoices = (page: number, filter: InvoiceFilter) =>
  useRead(readMyInvoices, { query: { page, ...filter } });
