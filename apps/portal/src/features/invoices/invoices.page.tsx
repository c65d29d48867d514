import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { ExportButton } from "@parution/app/files/export-button.tsx";
import { formatAmount, isolated } from "@parution/app/i18n/formats.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ListBody } from "@parution/app/lists/list-body.tsx";
import { type ActionOutcome, OutcomeAlert } from "@parution/app/lists/outcome-alert.tsx";
import { useShownPage } from "@parution/app/lists/shown-page.ts";
import { useFilterParams } from "@parution/app/lists/use-list-params.ts";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { exportMyInvoices } from "@parution/contract/lazy/exports";
import { Button } from "@parution/kit/button";
import { DownloadIcon, ReceiptIcon } from "@parution/kit/icon";
import { Statistic } from "@parution/kit/statistic";
import { Suspense, useState } from "react";
import { Navigate } from "react-router";
import { InvoiceFilterForm } from "./invoice-filter-form.tsx";
import {
  type InvoiceFilter,
  type Invoices,
  invoiceFilterOf,
  invoiceSearchOf,
  parseInvoiceFilter,
  useInvoices,
} from "./invoices.data.ts";
import { InvoicesTable } from "./invoices-table.tsx";

/** The dialog is used once a month: its code is loaded on demand. */
const MonthlyInvoiceDialog = lazyComponent(() =>
  import("./monthly-invoice-dialog.tsx").then((module) => module.MonthlyInvoiceDialog),
);

const PeriodInvoicesDialog = lazyComponent(() =>
  import("./period-invoices-dialog.tsx").then((module) => module.PeriodInvoicesDialog),
);

/** Invoices of an account on term; other accounts have packages in their place. */
export default function InvoicesPage() {
  const { t } = useLingui();
  const { page, filter, address, formKey, narrow } = useInvoiceParams();
  const read = useInvoices(page, filter);
  const { answer } = useShownPage(read);
  const shown = { outstanding: answer?.outstanding, failed: read.error !== undefined };
  return (
    <div className="flex flex-col gap-8">
      <PageTitle aside={<Documents filter={filter} />}>{t`Mes factures`}</PageTitle>
      {!shown.failed && <Outstanding outstanding={shown.outstanding} />}
      <InvoiceFilterForm
        key={formKey}
        filter={filter}
        resetHref={address(1, {})}
        onFilter={narrow}
      />
      <InvoiceList page={page} filter={filter} hrefFor={(number) => address(number, filter)} />
    </div>
  );
}

interface InvoiceListProps extends Pick<ReturnType<typeof useInvoiceParams>, "page" | "filter"> {
  hrefFor: (page: number) => string;
}

function InvoiceList({ page, filter, hrefFor }: InvoiceListProps) {
  const { t } = useLingui();
  const link = useLink();
  const read = useInvoices(page, filter);
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  // The service refuses accounts without credit terms.
  if (read.error?.status === 403) return <Navigate to={link("/mes-forfaits")} replace />;
  return (
    <>
      {outcome && <OutcomeAlert outcome={outcome} onDismiss={() => setOutcome(null)} />}
      <ListBody read={read} failureTitle={t`Vos factures ne peuvent pas être affichées`}>
        {(shown) => (
          <InvoicesTable {...shown} page={page} hrefFor={hrefFor} onOutcome={setOutcome} />
        )}
      </ListBody>
    </>
  );
}

/** Exports: a sheet, a month, a period. */
function Documents({ filter }: { filter: InvoiceFilter }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<"month" | "period" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
      <InvoicesExport filter={filter} />
      <Button onClick={() => setOpen("month")}>
        <ReceiptIcon />
        {t`Facture mensuelle`}
      </Button>
      <Button onClick={() => setOpen("period")}>
        <DownloadIcon />
        {t`Factures d’une période`}
      </Button>
      <Suspense>
        {open === "period" && <PeriodInvoicesDialog onClose={close} />}
        {open === "month" && <MonthlyInvoiceDialog onClose={close} />}
      </Suspense>
    </div>
  );
}

/** Exports the filtered invoices as a sheet. */
function InvoicesExport({ filter }: { filter: InvoiceFilter }) {
  const client = useClient();
  return (
    <ExportButton
      request={(format) => client.call(exportMyInvoices, { query: { ...filter, format } })}
    />
  );
}

interface OutstandingProps {
  /** Undefined while it is unknown. */
  outstanding: Invoices["outstanding"] | undefined;
}

/** Debt of the account, and the overdue part of it. */
function Outstanding({ outstanding }: OutstandingProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { total = 0, overdue = 0 } = outstanding ?? {};
  const late = isolated(formatAmount(overdue, language));
  return (
    <Statistic
      className="sm:max-w-sm"
      label={t`Reste à payer`}
      value={<bdi className="tabular-nums">{formatAmount(total, language)}</bdi>}
      note={overdue > 0 ? t`dont ${late} en retard` : t`Rien en retard`}
      isPending={outstanding === undefined}
      pendingLabel={t`Chargement du reste à payer`}
    />
  );
}

const address = {
  read: invoiceFilterOf,
  parse: parseInvoiceFilter,
  write: invoiceSearchOf,
};

/** Page and filter of the invoices from the address, and the addresses of others. */
const useInvoiceParams = () => useFilterParams("/mes-factures", address);
