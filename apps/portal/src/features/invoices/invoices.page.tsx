import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ErrorState } from "@parution/kit/error-state";
import { ReceiptIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense, useState } from "react";
import { Navigate } from "react-router";
import { useErrorText } from "../../shared/api/error-text.ts";
import { useLink } from "../../shared/links/links.tsx";
import { type Notice, NoticeAlert } from "../../shared/list/notice-alert.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { useInvoices } from "./api/use-invoices.ts";
import { InvoiceFilterForm } from "./components/invoice-filter-form.tsx";
import { useInvoicePlace } from "./components/use-invoice-place.ts";

/** The table's code comes while its rows do: title and filter stand first. */
const InvoicesTable = lazy(() =>
  import("./components/invoices-table.tsx").then((module) => ({ default: module.InvoicesTable })),
);

/** The dialog is needed once a month: its code comes when it opens. */
const MonthlyInvoiceDialog = lazy(() =>
  import("./components/monthly-invoice-dialog.tsx").then((module) => ({
    default: module.MonthlyInvoiceDialog,
  })),
);

/** One's own invoices, of an account that is on term; another one has packages in their place (readings G1). */
export default function InvoicesPage() {
  const { t } = useLingui();
  const { page, filter, address, formKey, narrow } = useInvoicePlace();
  return (
    <div className="flex flex-col gap-8">
      <PageTitle aside={<MonthlyInvoice />}>{t`Mes factures`}</PageTitle>
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

interface InvoiceListProps extends Pick<ReturnType<typeof useInvoicePlace>, "page" | "filter"> {
  hrefFor: (page: number) => string;
}

function InvoiceList({ page, filter, hrefFor }: InvoiceListProps) {
  const { t } = useLingui();
  const link = useLink();
  const errorText = useErrorText();
  const { data, error, isLoading, isValidating, mutate } = useInvoices(page, filter);
  const [notice, setNotice] = useState<Notice | null>(null);
  // The service refuses an account that is not on term.
  if (error?.status === 403) return <Navigate to={link("/mes-forfaits")} replace />;
  // Rows of another page may stand in for those that are on their way, not for those that failed to come.
  if (error && data?.info.current !== page) {
    return (
      <ErrorState
        title={t`Vos factures ne peuvent pas être affichées`}
        retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <>
      {notice && <NoticeAlert notice={notice} onDismiss={() => setNotice(null)} />}
      <Suspense fallback={<Skeleton className="h-96" />}>
        <InvoicesTable
          answer={data}
          page={page}
          hrefFor={hrefFor}
          loading={isLoading || (isValidating && data?.info.current !== page)}
          onNotice={setNotice}
        />
      </Suspense>
    </>
  );
}

function MonthlyInvoice() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <ReceiptIcon />
        {t`Facture mensuelle`}
      </Button>
      {isOpen && (
        <Suspense>
          <MonthlyInvoiceDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
