import { useLingui } from "@lingui/react/macro";
import { Breakdowns } from "./breakdowns.tsx";
import type { Dashboard, Unit } from "./dashboard.data.ts";
import { useFigures } from "./dashboard.data.ts";
import { MonthCharts } from "./month-charts.tsx";
import { Tiles } from "./tiles.tsx";

interface DashboardFiguresProps {
  readonly data: Dashboard;
  readonly unit: Unit;
  /** The figures of another year are being loaded. */
  readonly loading: boolean;
}

/** All figures of a year. */
export function DashboardFigures({ data, unit, loading }: DashboardFiguresProps) {
  const { t } = useLingui();
  const figures = useFigures(unit);
  const shown = {
    data,
    unit,
    figures,
    isPending: loading,
    pendingLabel: t`Chargement des chiffres`,
  };
  return (
    <div className="flex flex-col gap-10">
      <Tiles {...shown} />
      <MonthCharts {...shown} />
      <Breakdowns {...shown} />
    </div>
  );
}
