import { useFilterPlace } from "@parution/app/lists/use-list-place.ts";
import { invoiceFilterOf, invoiceSearchOf } from "./invoice-filter.ts";

const address = { read: invoiceFilterOf, write: invoiceSearchOf };

/** Page and filter of the invoices from the address, and the addresses of others. */
export const useInvoicePlace = () => useFilterPlace("/mes-factures", address);
