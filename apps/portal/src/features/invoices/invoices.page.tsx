import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { DownloadIcon, ReceiptIcon } from "@parution/kit/icon";
import { lazy, Suspense, useState } from "react";
import { Navigate } from "react-router";
import { useLink } from "../../shared/links/links.tsx";
import { ListBody } from "../../shared/list/list-body.tsx";
import { type Notice, NoticeAlert } from "../../shared/list/notice-alert.tsx";
import { useShownPage } from "../../shared/list/shown-page.ts";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { useInvoices } from "./api/use-invoices.ts";
import { InvoiceFilterForm } from "./components/invoice-filter-form.tsx";
import { Outstanding } from "./components/outstanding.tsx";
import { useInvoicePlace } from "./model/use-invoice-place.ts";

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

const PeriodInvoicesDialog = lazy(() =>
  import("./components/period-invoices-dialog.tsx").then((module) => ({
    default: module.PeriodInvoicesDialog,
  })),
);

/** One's own invoices, of an account that is on term; another one has packages in their place (readings G1). */
export default function InvoicesPage() {
  const { t } = useLingui();
  const { page, filter, address, formKey, narrow } = useInvoicePlace();
  const read = useInvoices(page, filter);
  const { answer } = useShownPage(read);
  const shown = { outstanding: answer?.outstanding, failed: read.error !== undefined };
  return (
    <div className="flex flex-col gap-8">
      <PageTitle aside={<Documents />}>{t`Mes factures`}</PageTitle>
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

interface InvoiceListProps extends Pick<ReturnType<typeof useInvoicePlace>, "page" | "filter"> {
  hrefFor: (page: number) => string;
}

function InvoiceList({ page, filter, hrefFor }: InvoiceListProps) {
  const { t } = useLingui();
  const link = useLink();
  const read = useInvoices(page, filter);
  const [notice, setNotice] = useState<Notice | null>(null);
  // The service refuses an account that is not on term.
  if (read.error?.status === 403) return <Navigate to={link("/mes-forfaits")} replace />;
  return (
    <>
      {notice && <NoticeAlert notice={notice} onDismiss={() => setNotice(null)} />}
      <ListBody read={read} failureTitle={t`Vos factures ne peuvent pas être affichées`}>
        {(shown) => <InvoicesTable {...shown} page={page} hrefFor={hrefFor} onNotice={setNotice} />}
      </ListBody>
    </>
  );
}

/** What is fetched for a month or a period. */
function Documents() {
  const { t } = useLingui();
  const [open, setOpen] = useState<"month" | "period" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen("period")}>
        <DownloadIcon />
        {t`Factures d’une période`}
      </Button>
      <Button onClick={() => setOpen("month")}>
        <ReceiptIcon />
        {t`Facture mensuelle`}
      </Button>
      <Suspense>
        {open === "period" && <PeriodInvoicesDialog onClose={close} />}
        {open === "month" && <MonthlyInvoiceDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
