import { useLingui } from "@lingui/react/macro";
import { ActionMenu } from "@parution/kit/action-menu";
import { DownloadIcon, EditIcon, MoreIcon } from "@parution/kit/icon";
import { useInvoiceDownload } from "../../shared/invoices/use-invoice-download.ts";
import type { Invoice } from "./use-invoices.ts";

interface InvoiceActionsProps {
  invoice: Invoice;
  /** Called with the reason for a missing document. */
  onFailure: (text: string) => void;
  onEdit: () => void;
}

/** Actions of an invoice: download, and a change of its addressee while its month is open. */
export function InvoiceActions({ invoice, onFailure, onEdit }: InvoiceActionsProps) {
  const { t } = useLingui();
  const { pending, download } = useInvoiceDownload(onFailure);
  const { orderId, id: invoiceId } = invoice;
  const edit = { id: "edit", label: t`Modifier la facture`, icon: EditIcon, onSelect: onEdit };
  return (
    <ActionMenu
      label={t`Actions`}
      trigger={<MoreIcon />}
      triggerLabel={t`Actions pour ${invoice.number}`}
      shape="icon"
      items={[
        {
          id: "download",
          label: t`Télécharger`,
          icon: DownloadIcon,
          staysOpen: true,
          isPending: pending,
          pendingLabel: t`Préparation du PDF`,
          onSelect: () => void download({ orderId, invoiceId }),
        },
        ...(invoice.editable ? [edit] : []),
      ]}
    />
  );
}
