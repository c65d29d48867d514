import { useLingui } from "@lingui/react/macro";
import { ReceiptIcon } from "@parution/kit/icon";
import { useMemo, useState } from "react";
import { LazyEditInvoiceDialog } from "../../../shared/invoices/lazy-edit-invoice-dialog.tsx";
import { useLanguage, useLink } from "../../../shared/links/links.tsx";
import { type ListPlace, ListTable } from "../../../shared/list/list-table.tsx";
import type { Notice } from "../../../shared/list/notice-alert.tsx";
import type { ShownPage } from "../../../shared/list/shown-page.ts";
import { translateLooks } from "../../../shared/status/translate-looks.ts";
import type { Invoice, Invoices } from "../api/use-invoices.ts";
import { InvoiceActions } from "./invoice-actions.tsx";
import { invoiceColumns } from "./invoice-columns.tsx";
import { invoiceKinds, invoiceStatuses } from "./invoice-looks.ts";

interface InvoicesTableProps extends ShownPage<Invoices>, ListPlace {
  onNotice: (notice: Notice) => void;
}

/** A page of invoices, each with what can be done with it. */
export function InvoicesTable({ answer, page, loading, hrefFor, onNotice }: InvoicesTableProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Invoice | null>(null);
  return (
    <>
      <ListTable
        caption={t`Mes factures`}
        pagesLabel={t`Pages de mes factures`}
        loadingLabel={loading ? t`Chargement des factures` : undefined}
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
            onFailure={(text) => onNotice({ tone: "danger", text })}
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
            onNotice({ tone: "success", text });
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
        statuses: translateLooks(invoiceStatuses, (text) => i18n._(text)),
        kinds: translateLooks(invoiceKinds, (text) => i18n._(text)),
        hrefOf: (orderId) => link(`/commande/show/${orderId}`),
      }),
    [language, i18n, link],
  );
}
