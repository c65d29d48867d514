import { useFilterPlace } from "../../../shared/list/use-list-place.ts";
import { invoiceFilterOf, invoiceSearchOf } from "./invoice-filter.ts";

const address = { read: invoiceFilterOf, write: invoiceSearchOf };

/** Page and filter of the invoices, which the address carries, and the addresses of others. */
export const useInvoicePlace = () => useFilterPlace("/mes-factures", address);
