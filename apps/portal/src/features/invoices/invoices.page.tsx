import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ErrorState } from "@parution/kit/error-state";
import { ReceiptIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { permissionsOf } from "@parution/rules/access";
import { dateInZone } from "@parution/rules/dates";
import { lazy, Suspense, useState } from "react";
import { Navigate } from "react-router";
import { useStanding } from "../../shared/account/use-account.ts";
import { useErrorText } from "../../shared/api/error-text.ts";
import { usePublisherZone } from "../../shared/clock/publisher-zone.ts";
import { serverNow } from "../../shared/clock/server-clock.ts";
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
  const link = useLink();
  const standing = useStanding();
  const { page, filter, address, formKey, narrow } = useInvoicePlace();
  if (standing !== null && !permissionsOf(standing).seesInvoices) {
    return <Navigate to={link("/mes-forfaits")} replace />;
  }
  return (
    <div className="flex flex-col gap-8">
      <PageTitle aside={<MonthlyInvoice />}>{t`Mes factures`}</PageTitle>
      <InvoiceFilterForm
        key={formKey}
        filter={filter}
        resetHref={address(1, {})}
        onFilter={narrow}
      />
      <InvoiceList
        page={page}
        filter={filter}
        isKnown={standing !== null}
        hrefFor={(number) => address(number, filter)}
      />
    </div>
  );
}

interface InvoiceListProps extends Pick<ReturnType<typeof useInvoicePlace>, "page" | "filter"> {
  /** Whether the account is known to have invoices. */
  isKnown: boolean;
  hrefFor: (page: number) => string;
}

function InvoiceList({ page, filter, isKnown, hrefFor }: InvoiceListProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, isLoading, isValidating, mutate } = useInvoices(page, filter, isKnown);
  const [notice, setNotice] = useState<Notice | null>(null);
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
          loading={!isKnown || isLoading || (isValidating && data?.info.current !== page)}
          onNotice={setNotice}
        />
      </Suspense>
    </>
  );
}

function MonthlyInvoice() {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <ReceiptIcon />
        {t`Facture mensuelle`}
      </Button>
      {isOpen && (
        <Suspense>
          <MonthlyInvoiceDialog
            today={dateInZone(serverNow(), zone)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
