import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";
import { dateInZone } from "@parution/rules/dates";
import { type ComponentProps, lazy, Suspense, useEffect, useRef } from "react";
import { useNavigate, useParams } from "react-router";
import { usePublisherZone } from "../../shared/clock/publisher-zone.ts";
import { serverNow } from "../../shared/clock/server-clock.ts";
import { useLink, useSearch } from "../../shared/links/links.tsx";
import { pageOf } from "../../shared/list/list-filter.ts";
import { ReadFailure } from "../../shared/list/read-failure.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { later, useLater } from "../../shared/promise/later.ts";
import { useDashboard } from "./api/use-dashboard.ts";
import { DashboardChoices } from "./components/dashboard-choices.tsx";
import type { DashboardFigures } from "./components/dashboard-figures.tsx";
import {
  type DashboardSearch,
  dashboardSearchOf,
  searchOfDashboard,
} from "./model/dashboard-search.ts";

/** Charts come apart, while the figures do. */
const figures = later(() => import("./components/dashboard-figures.tsx"));
const DashboardAds = lazy(() =>
  import("./components/dashboard-ads.tsx").then((module) => ({ default: module.DashboardAds })),
);

/** What one's account ordered and consumed, a year at a time (specification 2, point 2). */
export default function DashboardPage() {
  const { t } = useLingui();
  const { page, chosen, address, choose } = useDashboardPlace();
  const read = useDashboard(chosen.year);
  useEffect(() => void figures.load(), []);
  const thisYear = Number(dateInZone(serverNow(), usePublisherZone()).slice(0, 4));
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        aside={
          <DashboardChoices
            year={chosen.year ?? read.data?.year ?? thisYear}
            years={read.data?.years ?? []}
            chosen={chosen}
            onChoose={choose}
          />
        }
      >
        {t`Tableau de bord`}
      </PageTitle>
      <Figures read={read} chosen={chosen} />
      <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
        <DashboardAds page={page} hrefFor={(number) => address(number, chosen)} />
      </Suspense>
    </div>
  );
}

interface FiguresProps {
  read: ReturnType<typeof useDashboard>;
  chosen: DashboardSearch;
}

/** The figures of the chosen year, and why they did not come or could not be brought up to date. */
function Figures({ read, chosen }: FiguresProps) {
  const { t } = useLingui();
  const { data, error, isLoading, isValidating, mutate } = read;
  const isAsked = data?.year === (chosen.year ?? data?.years[0]);
  const shown = error !== undefined && !isAsked ? undefined : data; // Not another year's for those that failed.
  return (
    <>
      <ReadFailure
        title={t`Vos chiffres ne peuvent pas être affichés`}
        error={error}
        isBesideOld={shown !== undefined}
        onRetry={() => void mutate()}
      />
      {error === undefined && shown === undefined && <FiguresSkeleton />}
      {shown && (
        <Suspense fallback={<FiguresSkeleton />}>
          <Charts
            data={shown}
            unit={chosen.unit}
            loading={isLoading || (isValidating && !isAsked)}
          />
        </Suspense>
      )}
    </>
  );
}

function Charts(props: ComponentProps<typeof DashboardFigures>) {
  const parts = useLater(figures);
  return <parts.DashboardFigures {...props} />;
}

/** The place of the figures: whatever follows them begins below the window's edge. */
function FiguresSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Chargement des chiffres`}
      className="grid min-h-dvh content-start gap-x-4 gap-y-10 sm:grid-cols-2 xl:grid-cols-4"
    >
      {["balance", "ads", "orders", "consumed"].map((tile) => (
        <Skeleton key={tile} shape="block" />
      ))}
      {["sales", "years", "performance", "invoices"].map((chart) => (
        <Skeleton key={chart} shape="block" className="col-span-full h-80 xl:col-span-2" />
      ))}
    </div>
  );
}

/** Page and choices, which the address carries, the addresses of others, and the way there. */
function useDashboardPlace() {
  const link = useLink();
  const navigate = useNavigate();
  const page = pageOf(useParams().page);
  const chosen = dashboardSearchOf(useSearch());
  const latest = useLatest(chosen);
  const address = (number: number, choices: DashboardSearch) =>
    `${link(number === 1 ? "/dashboard" : `/dashboard/pg=${number}`)}${searchOfDashboard(choices)}`;
  const choose = (change: Partial<DashboardSearch>) => void navigate(address(page, latest(change)));
  return { page, chosen, address, choose };
}

/** Adds a change to what was chosen last, which may be ahead of what is drawn. */
function useLatest({ year, unit }: DashboardSearch) {
  const latest = useRef<DashboardSearch>({ year, unit });
  useEffect(() => {
    latest.current = { year, unit };
  }, [year, unit]);
  return (change: Partial<DashboardSearch>): DashboardSearch => {
    latest.current = { ...latest.current, ...change };
    return latest.current;
  };
}
