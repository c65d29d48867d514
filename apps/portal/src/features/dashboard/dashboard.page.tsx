import { useLingui } from "@lingui/react/macro";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense } from "react";
import { useNavigate, useParams } from "react-router";
import { useErrorText } from "../../shared/api/error-text.ts";
import { useLink, useSearch } from "../../shared/links/links.tsx";
import { pageOf } from "../../shared/list/list-filter.ts";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { useDashboard } from "./api/use-dashboard.ts";
import { DashboardChoices } from "./components/dashboard-choices.tsx";
import {
  type DashboardSearch,
  dashboardSearchOf,
  searchOfDashboard,
} from "./model/dashboard-search.ts";

/** Charts come apart, while the figures do. */
const DashboardFigures = lazy(() =>
  import("./components/dashboard-figures.tsx").then((module) => ({
    default: module.DashboardFigures,
  })),
);
const DashboardAds = lazy(() =>
  import("./components/dashboard-ads.tsx").then((module) => ({ default: module.DashboardAds })),
);

/** What one's account ordered and consumed, a year at a time (specification 2, point 2). */
export default function DashboardPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { page, chosen, address } = useDashboardPlace();
  const { data, error, isLoading, isValidating, mutate } = useDashboard(chosen.year);
  const asked = chosen.year ?? data?.years[0];
  // The address may be ahead of what is drawn: a second choice adds to the first.
  const choose = (change: Partial<DashboardSearch>) => {
    const present = dashboardSearchOf(new URLSearchParams(window.location.search));
    void navigate(address(page, { ...present, ...change }));
  };
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        aside={
          data && (
            <DashboardChoices
              year={chosen.year ?? data.year}
              years={data.years}
              chosen={chosen}
              onChoose={choose}
            />
          )
        }
      >
        {t`Tableau de bord`}
      </PageTitle>
      {error ? (
        <ErrorState
          title={t`Vos chiffres ne peuvent pas être affichés`}
          retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <Suspense fallback={<Skeleton className="h-96" />}>
          {data === undefined ? (
            <Skeleton className="h-96" />
          ) : (
            <DashboardFigures
              data={data}
              unit={chosen.unit}
              loading={isLoading || (isValidating && data.year !== asked)}
            />
          )}
        </Suspense>
      )}
      <Suspense fallback={<Skeleton className="h-96" />}>
        <DashboardAds page={page} hrefFor={(number) => address(number, chosen)} />
      </Suspense>
    </div>
  );
}

/** Page and choices, which the address carries, and the addresses of others. */
function useDashboardPlace() {
  const link = useLink();
  const page = pageOf(useParams().page);
  const chosen = dashboardSearchOf(useSearch());
  const address = (number: number, choices: DashboardSearch) =>
    `${link(number === 1 ? "/dashboard" : `/dashboard/pg=${number}`)}${searchOfDashboard(choices)}`;
  return { page, chosen, address };
}
