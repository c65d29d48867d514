import type { ChartSeries } from "./chart.types.ts";
import { Swatch, type SwatchKind } from "./swatch.tsx";

interface LegendProps {
  /** Beginning of the chart's pattern ids. */
  patterns: string;
  series: readonly ChartSeries[];
  kind: SwatchKind;
}

/** The series by name. */
export function Legend({ patterns, series, kind }: LegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-body-sm">
      {series.map(({ id, label }, index) => (
        <li key={id} className="flex min-w-0 items-center gap-2 wrap-anywhere">
          <Swatch kind={kind} index={index} patterns={patterns} />
          {label}
        </li>
      ))}
    </ul>
  );
}
