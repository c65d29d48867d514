import type { ChartSeries } from "./chart.types.ts";

/** Values of each series by category; `null` where unknown. */
export type Figures = readonly (readonly (number | null)[])[];

/** Plottable value. Anything else, or too large, counts as unknown. */
export function figureOf(value: number | null | undefined): number | null {
  return typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : null;
}

/** The figures of all series, as many in each as there are categories. */
export function figuresOf(series: readonly ChartSeries[], categories: number): Figures {
  return series.map(({ values }) =>
    Array.from({ length: categories }, (_, index) => figureOf(values[index])),
  );
}

/** The figures that are known. */
export function knownFigures(figures: Figures): number[] {
  return figures.flat().filter((figure) => figure !== null);
}

/** Extents of stacked series by category: the sums above and below zero. */
export function stackedReach(figures: Figures): number[] {
  const count = figures[0]?.length ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const column = figures.map((row) => row[index] ?? 0);
    const above = column.reduce((sum, figure) => sum + Math.max(figure, 0), 0);
    const below = column.reduce((sum, figure) => sum + Math.min(figure, 0), 0);
    return [above, below];
  }).flat();
}
