import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ListTable, type Pagination } from "@parution/app/lists/list-table.tsx";
import type { ActionOutcome } from "@parution/app/lists/outcome-alert.tsx";
import type { ShownPage } from "@parution/app/lists/shown-page.ts";
import { translateVariants } from "@parution/app/lists/status-text.ts";
import { ActionMenu } from "@parution/kit/action-menu";
import { DownloadIcon, EditIcon, MoreIcon, ReceiptIcon } from "@parution/kit/icon";
import { Suspense, useMemo, useState } from "react";
import { useInvoiceDownload } from "../../shared/orders/use-invoice-download.ts";
import { invoiceColumns } from "./invoice-columns.tsx";
import { invoiceKinds, invoiceStatuses } from "./invoice-filter-form.tsx";
import type { Invoice, Invoices } from "./invoices.data.ts";

/** Loaded as it opens. */
const EditInvoiceDialog = lazyComponent(() =>
  import("../../shared/orders/edit-invoice-dialog.tsx").then((module) => module.EditInvoiceDialog),
);

interface InvoicesTableProps extends ShownPage<Invoices>, Pagination {
  onOutcome: (outcome: ActionOutcome) => void;
}

/** A page of invoices, each with its actions. */
export function InvoicesTable({ answer, page, loading, hrefFor, onOutcome }: InvoicesTableProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Invoice | null>(null);
  return (
    <>
      <ListTable
        caption={t`Mes factures`}
        pagesLabel={t`Pages de mes factures`}
        isPending={loading}
        pendingLabel={t`Chargement des factures`}
        icon={ReceiptIcon}
        columns={useColumns()}
        rows={answer?.invoices ?? []}
        rowKey={(invoice) => invoice.id}
        info={answer?.info}
        page={page}
        hrefFor={hrefFor}
        actions={(invoice) => (
          <InvoiceActions
            invoice={invoice}
            onFailure={(text) => onOutcome({ tone: "danger", text })}
            onEdit={() => setEdited(invoice)}
          />
        )}
      />
      {edited && (
        <Suspense>
          <EditInvoiceDialog
            order={{ id: edited.orderId, reference: edited.number }}
            onClose={() => setEdited(null)}
            onSaved={(text) => {
              setEdited(null);
              onOutcome({ tone: "success", text });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function useColumns() {
  const { i18n } = useLingui();
  const language = useLanguage();
  const link = useLink();
  return useMemo(
    () =>
      invoiceColumns({
        language,
        statuses: translateVariants(invoiceStatuses, (text) => i18n._(text)),
        kinds: translateVariants(invoiceKinds, (text) => i18n._(text)),
        hrefOf: (orderId) => link(`/commande/show/${orderId}`),
      }),
    [language, i18n, link],
  );
}

interface InvoiceActionsProps {
  invoice: Invoice;
  /** Called with the reason for a missing document. */
  onFailure: (text: string) => void;
  onEdit: () => void;
}

/** Actions of an invoice: download, and a change of its addressee while its month is open. */
function InvoiceActions({ invoice, onFailure, onEdit }: InvoiceActionsProps) {
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
