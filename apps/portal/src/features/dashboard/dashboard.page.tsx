import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { lazyComponent, lazyModule, useLazy } from "@parution/app/lazy/lazy.tsx";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import { pageOf } from "@parution/app/lists/list-filter.ts";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Select } from "@parution/kit/select";
import { Skeleton } from "@parution/kit/skeleton";
import { dateInZone } from "@parution/rules/dates";
import { type ComponentProps, Suspense, useDeferredValue, useEffect, useRef } from "react";
import { useNavigate, useParams } from "react-router";
import {
  type DashboardSearch,
  dashboardSearchOf,
  searchOfDashboard,
  useDashboard,
} from "./dashboard.data.ts";
import type { DashboardFigures } from "./dashboard-figures.tsx";

/** Charts are loaded on demand, while the figures are read. */
const figures = lazyModule(() => import("./dashboard-figures.tsx"));
const DashboardAds = lazyComponent(() =>
  import("./dashboard-ads.tsx").then((module) => module.DashboardAds),
);

/** Orders and consumption of the account, one year at a time. */
export default function DashboardPage() {
  const { t } = useLingui();
  const { page, chosen, address, choose } = useDashboardParams();
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

/** Figures of the chosen year, or the error that kept them from being loaded or refreshed. */
function Figures({ read, chosen }: FiguresProps) {
  const { t } = useLingui();
  const { data, error, isLoading, isValidating, mutate } = read;
  const isChosenYear = data?.year === (chosen.year ?? data?.years[0]);
  const known = error !== undefined && !isChosenYear ? undefined : data; // Not another year's for those that failed.
  const shown = useDeferredValue(known); // Charts are rendered concurrently: the page answers meanwhile.
  return (
    <>
      <ReadFailure
        title={t`Vos chiffres ne peuvent pas être affichés`}
        error={error}
        isBesideOld={shown !== undefined}
        onRetry={() => void mutate()}
      />
      {(error === undefined || known) && shown === undefined && <FiguresSkeleton />}
      {shown && (
        <Suspense fallback={<FiguresSkeleton />}>
          <Charts
            data={shown}
            unit={chosen.unit}
            loading={isLoading || (isValidating && !isChosenYear)}
          />
        </Suspense>
      )}
    </>
  );
}

function Charts(props: ComponentProps<typeof DashboardFigures>) {
  const parts = useLazy(figures);
  return <parts.DashboardFigures {...props} />;
}

/** Placeholder of the figures, high enough to keep the following content below the window's edge. */
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

/** Page and choices from the address, addresses of other choices, and navigation to them. */
function useDashboardParams() {
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

/** Merges a change with the latest choices, which may be newer than the rendered ones. */
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

interface DashboardChoicesProps {
  /** The shown year, and the years that can be chosen. */
  readonly year: number;
  readonly years: readonly number[];
  readonly chosen: DashboardSearch;
  /** Called with the changed choices. */
  readonly onChoose: (change: Partial<DashboardSearch>) => void;
}

/** Choice of the year, and of amounts with or without tax. */
function DashboardChoices({ year, years, chosen, onChoose }: DashboardChoicesProps) {
  const { t } = useLingui();
  const shown = years.includes(year) ? years : [year, ...years];
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={t`Année`}
        items={shown.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(year)}
        onChange={({ target }) => onChoose({ year: Number(target.value) })}
      />
      <Select
        label={t`Montants`}
        items={[
          { value: "inclTax", label: t`Dhs TTC` },
          { value: "exclTax", label: t`Dhs HT` },
        ]}
        value={chosen.unit}
        onChange={({ target }) =>
          onChoose({ unit: target.value === "exclTax" ? "exclTax" : "inclTax" })
        }
      />
    </div>
  );
}
