import { useLingui } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useLanguage, useLink, useSearch } from "@parution/app/links/links.tsx";
import { ListBody } from "@parution/app/lists/list-body.tsx";
import { pageOf } from "@parution/app/lists/list-filter.ts";
import { ListTable, type Pagination } from "@parution/app/lists/list-table.tsx";
import type { ShownPage } from "@parution/app/lists/shown-page.ts";
import { translateVariants } from "@parution/app/lists/status-text.ts";
import { useListParams } from "@parution/app/lists/use-list-params.ts";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { ArchiveIcon, ReceiptIcon } from "@parution/kit/icon";
import { useMemo } from "react";
import { useBusiness, useCreditTerms, useCurrentUser } from "../../shared/account/use-account.ts";
import { packageColumns } from "./package-columns.tsx";
import { PackageFilterForm, packageStatuses } from "./package-filter-form.tsx";
import { type Packages, packageStatusList, usePackages } from "./packages.data.ts";

/** Packages of the account; empty for an account on term, which has invoices in their params. */
export default function PackagesPage() {
  const { t } = useLingui();
  const isBlank = useCreditTerms()?.onAccount;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>{t`Mes forfaits`}</PageTitle>
      {isBlank ? <InvoicesInstead /> : <PackageList />}
    </div>
  );
}

/** Filters, table and pagination; `pageP` holds the page where the path has none. */
function PackageList() {
  const { t } = useLingui();
  const business = useBusiness();
  const user = useCurrentUser();
  const params = useListParams("/mes-forfaits", packageStatusList);
  const second = pageOf(`pg=${useSearch().get("pageP") ?? ""}`);
  const page = params.page > 1 ? params.page : second;
  // No request while the account is unknown: one on term would be refused.
  const unknown = [business, user].find(({ data }) => data === undefined);
  const whose = unknown === undefined ? (business.data?.id ?? null) : null;
  const list = usePackages(whose, page, params.filter);
  const { error, mutate } = unknown ?? list;
  return (
    <>
      {(list.data?.info.total !== 0 || params.isNarrowed) && (
        <PackageFilterForm
          key={params.formKey}
          filter={params.filter}
          resetHref={params.address(1, {})}
          onFilter={params.narrow}
        />
      )}
      <ListBody
        read={{ data: list.data, error, mutate: () => mutate() }}
        failureTitle={t`Vos forfaits ne peuvent pas être affichés`}
      >
        {(shown) => (
          <PackagesTable
            {...shown}
            page={page}
            hrefFor={(number) => params.address(number, params.filter)}
          />
        )}
      </ListBody>
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

/** A page of packages. */
function PackagesTable({ answer, loading, ...pagination }: ShownPage<Packages> & Pagination) {
  const { t } = useLingui();
  return (
    <ListTable
      {...pagination}
      caption={t`Mes forfaits`}
      pagesLabel={t`Pages de mes forfaits`}
      isPending={loading}
      pendingLabel={t`Chargement des forfaits`}
      icon={ArchiveIcon}
      columns={useColumns()}
      rows={answer?.packages ?? []}
      rowKey={({ kind, id }) => `${kind}-${id}`}
      info={answer && { ...answer.info, message: answer.message }}
    />
  );
}

function useColumns() {
  const { i18n } = useLingui();
  const language = useLanguage();
  const zone = usePublisherZone();
  return useMemo(() => {
    const statuses = translateVariants(packageStatuses, (text) => i18n._(text));
    return packageColumns({ language, zone, statuses });
  }, [language, zone, i18n]);
}
