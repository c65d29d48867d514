import { useLingui } from "@lingui/react/macro";
import type { Dashboard } from "../api/use-dashboard.ts";
import type { Unit } from "../model/dashboard-search.ts";
import { useFigures } from "../model/use-figures.ts";
import { Breakdowns } from "./breakdowns.tsx";
import { MonthCharts } from "./month-charts.tsx";
import { Tiles } from "./tiles.tsx";

interface DashboardFiguresProps {
  readonly data: Dashboard;
  readonly unit: Unit;
  /** Whether the figures of another year are on their way. */
  readonly loading: boolean;
}

/** Every figure of a year. */
export function DashboardFigures({ data, unit, loading }: DashboardFiguresProps) {
  const { t } = useLingui();
  const figures = useFigures(unit);
  const shown = {
    data,
    unit,
    figures,
    loadingLabel: loading ? t`Chargement des chiffres` : undefined,
  };
  return (
    <div className="flex flex-col gap-10">
      <Tiles {...shown} />
      <MonthCharts {...shown} />
      <Breakdowns {...shown} />
    </div>
  );
}
