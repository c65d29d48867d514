import { useId } from "react";
import {
  appearanceOf,
  ChartFrame,
  type ChartProps,
  figuresOf,
  fillOf,
  knownFigures,
  percent,
  stackedReach,
  valueAxis,
} from "../chart/index.ts";
import { type BarLayout, barShapes } from "./bar-shapes.ts";

export interface BarChartProps extends ChartProps {
  /** Bars of several series: beside one another, or one upon another where they add up. */
  layout?: BarLayout;
}

/** A band behind the category that is asked about. */
function Highlight({ category, count }: { category: number; count: number }) {
  return (
    <rect
      x={percent((100 * category) / count)}
      width={percent(100 / count)}
      y="0"
      height="100%"
      className="fill-sunken forced-colors:fill-none forced-colors:stroke-[Highlight]"
    />
  );
}

/** Amounts per month, or per other category in an order of its own, as upright bars. */
export function BarChart({ layout = "grouped", ...chart }: BarChartProps) {
  const { categories, series } = chart;
  const patterns = useId();
  const figures = figuresOf(series, categories.length);
  const axis = valueAxis(layout === "stacked" ? stackedReach(figures) : knownFigures(figures));
  const bars = barShapes(figures, axis, layout);
  return (
    <ChartFrame
      {...chart}
      kind="bar"
      figures={figures}
      axis={axis}
      patterns={patterns}
      renderMarks={({ shown }) => (
        <>
          {shown !== null && <Highlight category={shown} count={categories.length} />}
          {bars.map((bar) => {
            const { className, fill } = fillOf(bar.series, patterns);
            return (
              <rect
                key={`${bar.series} ${bar.category}`}
                x={percent(bar.x)}
                y={percent(bar.y)}
                width={percent(bar.width)}
                height={percent(bar.height)}
                rx="2"
                strokeWidth="1.5"
                fill={fill}
                className={`${appearanceOf(bar.series).stroke} ${className}`}
              />
            );
          })}
        </>
      )}
    />
  );
}
