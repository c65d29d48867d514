import { useLingui } from "@lingui/react/macro";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import { ListBody } from "@parution/app/lists/list-body.tsx";
import { pageOf } from "@parution/app/lists/list-filter.ts";
import { useListPlace } from "@parution/app/lists/use-list-place.ts";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { ReceiptIcon } from "@parution/kit/icon";
import { useBusiness, useCreditTerms, useCurrentUser } from "../../shared/account/use-account.ts";
import { PackageFilterForm, packageStatusList } from "./package-filter-form.tsx";
import { PackagesTable } from "./packages-table.tsx";
import { usePackages } from "./use-packages.ts";

/** Packages of the account; empty for an account on term, which has invoices in their place. */
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
  const place = useListPlace("/mes-forfaits", packageStatusList);
  const second = pageOf(`pg=${useSearch().get("pageP") ?? ""}`);
  const page = place.page > 1 ? place.page : second;
  // No request while the account is unknown: one on term would be refused.
  const unknown = [business, user].find(({ data }) => data === undefined);
  const whose = unknown === undefined ? (business.data?.id ?? null) : null;
  const list = usePackages(whose, page, place.filter);
  const { error, mutate } = unknown ?? list;
  return (
    <>
      {(list.data?.info.total !== 0 || place.isNarrowed) && (
        <PackageFilterForm
          key={place.formKey}
          filter={place.filter}
          resetHref={place.address(1, {})}
          onFilter={place.narrow}
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
            hrefFor={(number) => place.address(number, place.filter)}
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
