import { pageOf } from "@parution/app/lists/list-filter.ts";
import { readMyInvoices } from "@parution/contract/invoices";
import { type Reads, read } from "../../shared/reads.ts";
import { invoiceFilterOf } from "./invoice-filter.ts";

/** The page of the account's invoices that the address selects. */
export const reads: Reads = ({ params, search }) => [
  read(readMyInvoices, { query: { page: pageOf(params.page), ...invoiceFilterOf(search) } }),
];
