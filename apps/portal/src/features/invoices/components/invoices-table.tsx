import { useLingui } from "@lingui/react/macro";
import { EmptyState } from "@parution/kit/empty-state";
import { ReceiptIcon } from "@parution/kit/icon";
import { Pager } from "@parution/kit/pager";
import { Table } from "@parution/kit/table";
import { useMemo, useState } from "react";
import { LazyEditInvoiceDialog } from "../../../shared/invoices/lazy-edit-invoice-dialog.tsx";
import { useLanguage, useLink } from "../../../shared/links/links.tsx";
import type { Notice } from "../../../shared/list/notice-alert.tsx";
import { translateLooks } from "../../../shared/status/translate-looks.ts";
import type { Invoice, Invoices } from "../api/use-invoices.ts";
import { InvoiceActions } from "./invoice-actions.tsx";
import { invoiceColumns } from "./invoice-columns.tsx";
import { invoiceKinds, invoiceStatuses } from "./invoice-looks.ts";

interface InvoicesTableProps {
  answer: Invoices | undefined;
  page: number;
  loading: boolean;
  hrefFor: (page: number) => string;
  onNotice: (notice: Notice) => void;
}

/** A page of invoices and the way to its neighbours. An empty list shows the server's message. */
export function InvoicesTable({ answer, page, loading, hrefFor, onNotice }: InvoicesTableProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<Invoice | null>(null);
  return (
    <>
      <Table
        caption={t`Mes factures`}
        hideCaption
        columns={useColumns()}
        rows={answer?.invoices ?? []}
        rowKey={(invoice) => invoice.id}
        loadingLabel={loading ? t`Chargement des factures` : undefined}
        empty={<EmptyState icon={ReceiptIcon} title={answer?.info.message} />}
        actions={{
          header: t`Actions`,
          cell: (invoice) => (
            <InvoiceActions
              invoice={invoice}
              onFailure={(text) => onNotice({ tone: "danger", text })}
              onEdit={() => setEdited(invoice)}
            />
          ),
        }}
      />
      <Pager
        label={t`Pages de mes factures`}
        page={page}
        hasNext={answer !== undefined && answer.info.next !== null}
        hrefFor={hrefFor}
        previousLabel={t`Précédent`}
        nextLabel={t`Suivant`}
        position={t`Page ${page}`}
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
