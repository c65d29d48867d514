import { useId } from "react";
import {
  appearanceOf,
  ChartFrame,
  type ChartProps,
  figuresOf,
  knownFigures,
  percent,
  valueAxis,
} from "../chart/index.ts";
import { type LineShape, lineShapes } from "./line-shapes.ts";

export type LineChartProps = ChartProps;

/** Beyond this many categories only the points asked about, and those without a line, are marked. */
const MARKED = 31;

/** The upright line at the category that is asked about. */
function Ruler({ category, count }: { category: number; count: number }) {
  const x = percent((100 * (category + 0.5)) / count);
  return <line x1={x} x2={x} y1="0" y2="100%" className="stroke-line-strong" />;
}

interface SeriesLineProps extends LineShape {
  /** Place of the series among them. */
  index: number;
  /** True where every point has a mark. */
  marked: boolean;
  /** The category that is asked about. */
  shown: number | null;
}

function SeriesLine({ index, points, path, marked, shown }: SeriesLineProps) {
  const { stroke, dashes, mark } = appearanceOf(index);
  return (
    <g className={stroke}>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        <path
          d={path}
          vectorEffect="non-scaling-stroke"
          strokeWidth="2.5"
          strokeDasharray={dashes}
          strokeLinejoin="round"
          className="fill-none"
        />
      </svg>
      {points
        .filter(({ category, alone }) => marked || alone || category === shown)
        .map(({ category, x, y }) => (
          <svg
            key={category}
            aria-hidden="true"
            x={percent(x)}
            y={percent(y)}
            className="overflow-visible"
          >
            <path
              d={mark}
              strokeWidth="2"
              className={
                category === shown
                  ? "scale-130 fill-surface forced-colors:fill-[Highlight]"
                  : "fill-surface forced-colors:fill-[Canvas]"
              }
            />
          </svg>
        ))}
    </g>
  );
}

/** Values over months or other ordered categories. */
export function LineChart(chart: LineChartProps) {
  const { categories, series } = chart;
  const patterns = useId();
  const figures = figuresOf(series, categories.length);
  const axis = valueAxis(knownFigures(figures));
  const lines = lineShapes(figures, axis);
  return (
    <ChartFrame
      {...chart}
      kind="line"
      figures={figures}
      axis={axis}
      patterns={patterns}
      renderMarks={({ shown }) => (
        <>
          {shown !== null && <Ruler category={shown} count={categories.length} />}
          {series.map(({ id }, index) => (
            <SeriesLine
              key={id}
              {...(lines[index] ?? { points: [], path: "" })}
              index={index}
              marked={categories.length <= MARKED}
              shown={shown}
            />
          ))}
        </>
      )}
    />
  );
}
