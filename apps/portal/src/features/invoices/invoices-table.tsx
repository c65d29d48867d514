import { useLingui } from "@lingui/react/macro";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { type ListPlace, ListTable } from "@parution/app/lists/list-table.tsx";
import type { ShownPage } from "@parution/app/lists/shown-page.ts";
import { translateVariants } from "@parution/app/lists/status-text.ts";
import type { Toast } from "@parution/app/lists/toast-alert.tsx";
import { ReceiptIcon } from "@parution/kit/icon";
import { useMemo, useState } from "react";
import { LazyEditInvoiceDialog } from "../../shared/invoices/lazy-edit-invoice-dialog.tsx";
import { InvoiceActions } from "./invoice-actions.tsx";
import { invoiceColumns } from "./invoice-columns.tsx";
import { invoiceKinds, invoiceStatuses } from "./invoice-filter-form.tsx";
import type { Invoice, Invoices } from "./use-invoices.ts";

interface InvoicesTableProps extends ShownPage<Invoices>, ListPlace {
  onToast: (toast: Toast) => void;
}

/** A page of invoices, each with its actions. */
export function InvoicesTable({ answer, page, loading, hrefFor, onToast }: InvoicesTableProps) {
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
            onFailure={(text) => onToast({ tone: "danger", text })}
            onEdit={() => setEdited(invoice)}
          />
        )}
      />
      {edited && (
        <LazyEditInvoiceDialog
          order={{ id: edited.orderId, reference: edited.number }}
          onClose={() => setEdited(null)}
          onSaved={(text) => {
            setEdited(null);
            onToast({ tone: "success", text });
          }}
        />
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
