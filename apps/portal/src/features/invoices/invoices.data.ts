import { useRead } from "@parution/app/data/use-read.ts";
import {
  type FilterValues,
  filterOf,
  type ListFilter,
  parseFilter,
  searchOf,
} from "@parution/app/lists/list-filter.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readMyInvoices } from "@parution/contract/lazy/invoices";
import {
  INVOICE_KIND_CODES,
  INVOICE_STATUS_CODES,
  type InvoiceKind,
  type InvoiceStatus,
} from "@parution/rules/invoices";

/** Filter of the list of invoices. */
export interface InvoiceFilter extends ListFilter<InvoiceStatus> {
  readonly kind?: InvoiceKind;
}

export const invoiceStatusList = Object.keys(INVOICE_STATUS_CODES) as InvoiceStatus[]; // its keys
export const invoiceKindList = Object.keys(INVOICE_KIND_CODES) as InvoiceKind[]; // its keys

/** Filter in an address; invalid parts are left out. */
export function invoiceFilterOf(search: URLSearchParams): InvoiceFilter {
  return { ...filterOf(search, invoiceStatusList), ...kindFrom(search.get("etat")) };
}

/** Filter of a form's values; invalid parts are left out. */
export function parseInvoiceFilter(values: FilterValues): InvoiceFilter {
  return { ...parseFilter(values, invoiceStatusList), ...kindFrom(values.kind) };
}

function kindFrom(chosen: string | null | undefined): Pick<InvoiceFilter, "kind"> {
  const kind = invoiceKindList.find((known) => known === chosen);
  return kind ? { kind } : {};
}

/** Query string of a filter; empty for an empty one. */
export function invoiceSearchOf({ kind, ...filter }: InvoiceFilter): string {
  const search = new URLSearchParams(searchOf(filter));
  if (kind) search.set("etat", kind);
  return search.size > 0 ? `?${search}` : "";
}

export type Invoices = LazyAnswer<typeof readMyInvoices>;
export type Invoice = Invoices["invoices"][number];

/** A page of the account's invoices, newest first. */
export const useInvoices = (page: number, filter: InvoiceFilter) =>
  useRead(readMyInvoices, { query: { page, ...filter } });
