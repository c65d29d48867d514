import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { ExportButton } from "@parution/app/files/export-button.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { ListBody } from "@parution/app/lists/list-body.tsx";
import { ListFilterForm } from "@parution/app/lists/list-filter-form.tsx";
import { type ActionOutcome, OutcomeAlert } from "@parution/app/lists/outcome-alert.tsx";
import { useListParams } from "@parution/app/lists/use-list-params.ts";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { exportMyAds } from "@parution/contract/lazy/exports";
import { ButtonLink } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { useState } from "react";
import { useOrderEntry } from "../../shared/account/account-pages.ts";
import { useAdStatusTexts } from "../../shared/ad-status.tsx";
import { AdsTable } from "./ads-table.tsx";
import { type AdFilter, callFilterOf, filterStatuses, useMyAds } from "./my-ads.data.ts";

/** The user's ads: filters, table, pagination. */
export default function MyAdsPage() {
  const { t } = useLingui();
  const { page, filter, isNarrowed, parse, address, formKey, narrow } = useListParams(
    "/mes-annonces",
    filterStatuses,
  );
  const read = useMyAds(page, filter);
  const statusTexts = useAdStatusTexts();
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  const isEmpty = read.data?.info.total === 0;
  return (
    <div className="flex flex-col gap-8">
      <Title filter={filter} isEmpty={isEmpty} />
      {(!isEmpty || isNarrowed) && (
        <ListFilterForm
          key={formKey}
          label={t`Filtrer mes annonces`}
          filter={filter}
          isNarrowed={isNarrowed}
          parse={parse}
          statuses={filterStatuses}
          texts={statusTexts}
          resetHref={address(1, {})}
          onFilter={narrow}
        />
      )}
      {outcome && <OutcomeAlert outcome={outcome} onDismiss={() => setOutcome(null)} />}
      <ListBody read={read} failureTitle={t`Vos annonces ne peuvent pas être affichées`}>
        {(shown) => (
          <AdsTable
            {...shown}
            page={page}
            hrefFor={(number) => address(number, filter)}
            onOutcome={setOutcome}
          />
        )}
      </ListBody>
    </div>
  );
}

function Title({ filter, isEmpty }: { filter: AdFilter; isEmpty: boolean }) {
  const { t } = useLingui();
  const link = useLink();
  const order = useOrderEntry();
  return (
    <PageTitle
      aside={
        <div className="flex flex-wrap gap-3">
          {!isEmpty && <AdsExport filter={filter} />}
          <ButtonLink variant="primary" href={link(order.page)}>
            <PlusIcon className="max-sm:hidden" />
            {order.label}
          </ButtonLink>
        </div>
      }
    >
      {t`Mes annonces`}
    </PageTitle>
  );
}

/** Exports the filtered ads as a sheet. */
function AdsExport({ filter }: { filter: AdFilter }) {
  const client = useClient();
  return (
    <ExportButton
      request={(format) => client.call(exportMyAds, { query: { ...callFilterOf(filter), format } })}
    />
  );
}
