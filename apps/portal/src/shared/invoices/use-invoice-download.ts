import { useClient } from "../api/api-scope.tsx";
import { callLater } from "../api/call-later.ts";
import { useDownload } from "../files/use-download.ts";

const downloadInvoice = callLater(() => import("@parution/contract/invoices"), "downloadInvoice");

/** Whose documents to fetch. */
interface InvoicedOrder {
  readonly orderId: number;
  /** One document of the order; absent: every one. */
  readonly invoiceId?: number;
}

/** Fetches the invoices of an order and saves them; `onFailure` is told why there are none. */
export function useInvoiceDownload(onFailure: (text: string) => void) {
  const client = useClient();
  const { pending, download } = useDownload(onFailure);
  return {
    pending,
    download: (order: InvoicedOrder) =>
      download(() => client.call(downloadInvoice, { query: order })),
  };
}
