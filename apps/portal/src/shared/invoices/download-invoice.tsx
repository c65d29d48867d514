import { downloadInvoice } from "@parution/contract/invoices";
import { Button, type ButtonProps } from "@parution/kit/button";
import { DownloadIcon } from "@parution/kit/icon";
import { useClient } from "../api/api-scope.tsx";
import { useDownload } from "../files/use-download.ts";

/** Whose documents to fetch. */
export interface InvoicedOrder {
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

type Looks = Pick<ButtonProps, "variant" | "size" | "className">;

interface DownloadInvoiceButtonProps extends Looks {
  order: InvoicedOrder;
  /** What the button does: a feature's own words, so that other pages need not carry them. */
  label: string;
  /** Said in place of it while the document is being set. */
  pendingLabel: string;
  onFailure: (text: string) => void;
}

/** Saves the invoices of an order that is paid. */
export function DownloadInvoiceButton(props: DownloadInvoiceButtonProps) {
  const { order, label, pendingLabel, onFailure, ...looks } = props;
  const { pending, download } = useInvoiceDownload(onFailure);
  return (
    <Button
      {...looks}
      pendingLabel={pending ? pendingLabel : undefined}
      onClick={() => void download(order)}
    >
      <DownloadIcon />
      {label}
    </Button>
  );
}
