import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense, useState } from "react";
import { useLink } from "../../shared/links/links.tsx";
import { ListBody } from "../../shared/list/list-body.tsx";
import { ListFilterForm } from "../../shared/list/list-filter-form.tsx";
import { type Notice, NoticeAlert } from "../../shared/list/notice-alert.tsx";
import { useListPlace } from "../../shared/list/use-list-place.ts";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { adStatuses } from "../../shared/status/ad-status.ts";
import { type AdFilter, filterStatuses, useMyAds } from "./api/use-my-ads.ts";

/** The table's code comes while its rows do: title and filter stand first. */
const AdsTable = lazy(() =>
  import("./components/ads-table.tsx").then((module) => ({ default: module.AdsTable })),
);

const AdsExport = lazy(() =>
  import("./components/ads-export.tsx").then((module) => ({ default: module.AdsExport })),
);

/** One's own ads: filters, table, previous and next (specification 2, point 2). */
export default function MyAdsPage() {
  const { t } = useLingui();
  const {
    page,
    filter,
    isNarrowed,
    read: readFilter,
    address,
    formKey,
    narrow,
  } = useListPlace("/mes-annonces", filterStatuses);
  const read = useMyAds(page, filter);
  const [notice, setNotice] = useState<Notice | null>(null);
  const isEmpty = read.data?.info.total === 0;
  return (
    <div className="flex flex-col gap-8">
      <Title filter={filter} isEmpty={isEmpty} />
      {(!isEmpty || isNarrowed) && (
        <ListFilterForm
          key={formKey}
          label={t`Filtrer mes annonces`}
          {...{ filter, isNarrowed }}
          read={readFilter}
          statuses={filterStatuses}
          texts={adStatuses}
          resetHref={address(1, {})}
          onFilter={narrow}
        />
      )}
      {notice && <NoticeAlert notice={notice} onDismiss={() => setNotice(null)} />}
      <ListBody read={read} failureTitle={t`Vos annonces ne peuvent pas être affichées`}>
        {(shown) => (
          <AdsTable
            {...shown}
            page={page}
            hrefFor={(number) => address(number, filter)}
            onNotice={setNotice}
          />
        )}
      </ListBody>
    </div>
  );
}

function Title({ filter, isEmpty }: { filter: AdFilter; isEmpty: boolean }) {
  const { t } = useLingui();
  const link = useLink();
  return (
    <PageTitle
      aside={
        <div className="flex flex-wrap gap-3">
          {!isEmpty && (
            <Suspense fallback={<Skeleton className="h-11 w-32" />}>
              <AdsExport filter={filter} />
            </Suspense>
          )}
          <ButtonLink variant="primary" href={link("/passer-votre-annonce")}>
            <PlusIcon className="max-sm:hidden" />
            {t`Passer une annonce`}
          </ButtonLink>
        </div>
      }
    >
      {t`Mes annonces`}
    </PageTitle>
  );
}
