import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { ErrorState } from "@parution/kit/error-state";
import { ReceiptIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { permissionsOf } from "@parution/rules/access";
import { lazy, Suspense } from "react";
import { useBusiness, useStanding } from "../../shared/account/use-account.ts";
import { useErrorText } from "../../shared/api/error-text.ts";
import { useLink, useSearch } from "../../shared/links/links.tsx";
import { pageOf } from "../../shared/list/list-filter.ts";
import { useListPlace } from "../../shared/list/use-list-place.ts";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { usePackages } from "./api/use-packages.ts";
import { PackageFilterForm, packageStatusList } from "./components/package-filter-form.tsx";

/** The table's code comes while its rows do: title and filter stand first. */
const PackagesTable = lazy(() =>
  import("./components/packages-table.tsx").then((module) => ({ default: module.PackagesTable })),
);

/** The packages of one's account; blank for an account on term, which has invoices in their place (readings G1). */
export default function PackagesPage() {
  const { t } = useLingui();
  const standing = useStanding();
  const isBlank = standing !== null && !permissionsOf(standing).seesPackages;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>{t`Mes forfaits`}</PageTitle>
      {isBlank ? <InvoicesInstead /> : <PackageList />}
    </div>
  );
}

/** Filters, table, previous and next; `pageP` is the page too, where the path has none (specification 2, point 2). */
function PackageList() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const business = useBusiness();
  const place = useListPlace("/mes-forfaits", packageStatusList);
  const second = pageOf(`pg=${useSearch().get("pageP") ?? ""}`);
  const page = place.page > 1 ? place.page : second;
  const list = usePackages(business.data?.id ?? null, page, place.filter);
  const error = business.error ?? list.error;
  const shown = list.data;
  const form = (
    <PackageFilterForm
      key={place.formKey}
      filter={place.filter}
      resetHref={place.address(1, {})}
      onFilter={place.narrow}
    />
  );
  if (error && shown?.info.current !== page) {
    const retry = () => void (business.data === undefined ? business.mutate() : list.mutate());
    return (
      <>
        {form}
        <ErrorState
          title={t`Vos forfaits ne peuvent pas être affichés`}
          retry={{ label: t`Réessayer`, onRetry: retry }}
        >
          {errorText(error)}
        </ErrorState>
      </>
    );
  }
  const isStale = list.isValidating && shown?.info.current !== page;
  return (
    <>
      {form}
      <Suspense fallback={<Skeleton className="h-96" />}>
        <PackagesTable
          answer={shown}
          page={page}
          hrefFor={(number) => place.address(number, place.filter)}
          loading={shown === undefined || isStale}
        />
      </Suspense>
    </>
  );
}

function InvoicesInstead() {
  const { t } = useLingui();
  const link = useLink();
  return (
    <EmptyState
      icon={ReceiptIcon}
      title={t`Votre compte est facturé à terme`}
      action={<ButtonLink href={link("/mes-factures")}>{t`Mes factures`}</ButtonLink>}
    />
  );
}
