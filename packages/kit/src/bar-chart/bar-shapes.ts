import { scaleBand } from "d3-scale";
import { type Figures, heightScale, type ValueAxis } from "../chart/index.ts";

/** One bar, in hundredths of the plot from its start and its top. */
export interface BarShape {
  series: number;
  category: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Beside one another or one upon another. */
export type BarLayout = "grouped" | "stacked";

/** A chart of few categories keeps slender bars. */
const WIDEST = 8;
/** A value that is not zero is seen, however small. */
const LOWEST = 0.6;
/** Share of a category that stays free, and of a bar in its group. */
const GAP = 0.3;
const INNER_GAP = 0.12;

/** The places of all bars. A figure that is not known, or is zero, has none. */
export function barShapes(figures: Figures, axis: ValueAxis, layout: BarLayout): BarShape[] {
  const count = figures[0]?.length ?? 0;
  const side = layout === "grouped" ? figures.length : 1;
  const band = scaleBand(indices(count), [0, 100])
    .paddingInner(GAP)
    .paddingOuter(GAP / 2);
  const group = Math.min(band.bandwidth(), WIDEST * side);
  const within = scaleBand(indices(side), [0, group]).paddingInner(INNER_GAP);
  const height = heightScale(axis);
  return indices(count).flatMap((category) => {
    const start = (band(category) ?? 0) + (band.bandwidth() - group) / 2;
    return spans(figures, category, layout).map(({ series, from, to }) => ({
      series,
      category,
      x: start + (within(layout === "grouped" ? series : 0) ?? 0),
      width: within.bandwidth(),
      ...upright(height(from), height(to)),
    }));
  });
}

function indices(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

interface Span {
  series: number;
  from: number;
  to: number;
}

/** Start and end value of each bar of a category. */
function spans(figures: Figures, category: number, layout: BarLayout): Span[] {
  const reached = { above: 0, below: 0 };
  return figures.flatMap((row, series) => {
    const figure = row[category] ?? 0;
    if (figure === 0) return [];
    const side = figure > 0 ? "above" : "below";
    const from = layout === "stacked" ? reached[side] : 0;
    reached[side] = from + figure;
    return [{ series, from, to: from + figure }];
  });
}

function upright(from: number, to: number): Pick<BarShape, "y" | "height"> {
  const height = Math.max(Math.abs(to - from), LOWEST);
  return { y: to < from ? from - height : from, height };
}
