import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { ReceiptIcon } from "@parution/kit/icon";
import { permissionsOf } from "@parution/rules/access";
import { lazy } from "react";
import { useBusiness, useCurrentUser, useStanding } from "../../shared/account/use-account.ts";
import { useLink, useSearch } from "../../shared/links/links.tsx";
import { ListBody } from "../../shared/list/list-body.tsx";
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
  const business = useBusiness();
  const user = useCurrentUser();
  const place = useListPlace("/mes-forfaits", packageStatusList);
  const second = pageOf(`pg=${useSearch().get("pageP") ?? ""}`);
  const page = place.page > 1 ? place.page : second;
  // Not asked for as long as nobody knows whose, nor whether they have any: an account on term would be refused.
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
