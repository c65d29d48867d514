import { useClient } from "@parution/app/data/api-scope.tsx";
import { useDownload } from "@parution/app/files/use-download.ts";
import { downloadInvoice } from "@parution/contract/lazy/invoices";

/** Order whose documents are downloaded. */
interface InvoicedOrder {
  readonly orderId: number;
  /** One document of the order; absent: all. */
  readonly invoiceId?: number;
}

/** Downloads the invoices of an order; `onFailure` receives the reason of a failure. */
export function useInvoiceDownload(onFailure: (text: string) => void) {
  const client = useClient();
  const { pending, download } = useDownload(onFailure);
  return {
    pending,
    download: (order: InvoicedOrder) =>
      download(() => client.call(downloadInvoice, { query: order })),
  };
}
