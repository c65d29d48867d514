import { cx } from "class-variance-authority";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../button/index.ts";
import { rootOf } from "../root-props.ts";
import { Skeleton } from "../skeleton/index.ts";
import { CategoryNames, ValueTicks } from "./axes.tsx";
import type { ChartProps, ChartSeries } from "./chart.types.ts";
import { DataTable } from "./data-table.tsx";
import { knownFigures } from "./figures.ts";
import { Plot, type PlotProps } from "./plot.tsx";
import { Swatch, type SwatchKind } from "./swatch.tsx";

export interface ChartFrameProps
  extends ChartProps,
    Pick<PlotProps, "figures" | "axis" | "kind" | "patterns" | "renderMarks"> {}

interface HeaderProps extends Pick<ChartProps, "caption" | "hideCaption"> {
  id: string;
  children: ReactNode;
}

function Header({ id, caption, hideCaption, children }: HeaderProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <figcaption
        id={id}
        className={hideCaption ? "sr-only" : "font-headline text-title-sm text-heading"}
      >
        {caption}
      </figcaption>
      {children}
    </div>
  );
}

interface LegendProps {
  /** Beginning of the chart's pattern ids. */
  patterns: string;
  series: readonly ChartSeries[];
  kind: SwatchKind;
}

/** The series by name. */
function Legend({ patterns, series, kind }: LegendProps) {
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

/** Plot between its axes. */
function Axes(props: Omit<ChartFrameProps, "empty"> & Pick<PlotProps, "word">) {
  const { categories, axis, format, formatTick = format, labels } = props;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <p className="col-span-full pb-3 text-caption text-fg-muted">{labels.value}</p>
      <ValueTicks axis={axis} format={formatTick} />
      <Plot {...props} />
      <CategoryNames categories={categories} />
    </div>
  );
}

/** Placeholder as high as the plot between its axes. */
function Waiting({ label, labels }: { label: string | undefined } & Pick<ChartProps, "labels">) {
  return (
    <div className="text-caption text-fg-muted">
      <span role="status" className="sr-only">
        {label}
      </span>
      <p className="pb-3">{labels.value}</p>
      <Skeleton shape="block" className="mb-[calc(1lh+0.5rem)] h-56" />
    </div>
  );
}

/** A series that came without a name is called by what the axis counts. */
function named(series: ChartProps["series"], { value }: ChartProps["labels"]) {
  return series.map((one) => (one.label.trim() === "" ? { ...one, label: value } : one));
}

/**
 * Frame of every chart: a figure with its name, a legend for several series, the plot, and the same figures as a
 * table, which screen readers always reach and a button shows to everyone.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { caption, hideCaption, format, labels, empty, className, ...rest } = props;
  const { categories, figures, kind, patterns, isPending = false, pendingLabel } = rest;
  const series = named(rest.series, labels);
  const [tabled, setTabled] = useState(false);
  const captionId = useId();
  const known = knownFigures(figures).length > 0;
  const word = (figure: number | null | undefined) =>
    typeof figure === "number" ? format(figure) : labels.missing;
  return (
    <figure
      {...rootOf<"figure">(props)}
      aria-labelledby={captionId}
      aria-busy={isPending || undefined}
      className={cx("@container/chart flex min-w-0 flex-col gap-4", className)}
    >
      <Header id={captionId} caption={caption} hideCaption={hideCaption ?? false}>
        {known && !isPending && (
          <Button
            size="sm"
            variant="link"
            className="ms-auto"
            aria-pressed={tabled}
            onClick={() => setTabled(!tabled)}
          >
            {labels.table}
          </Button>
        )}
      </Header>
      {(isPending || known) && series.length > 1 && (
        <Legend patterns={patterns} series={series} kind={kind} />
      )}
      {isPending && <Waiting label={pendingLabel} labels={labels} />}
      {!isPending && !known && (
        <div className="grid min-h-56 place-items-center text-body-sm text-fg-muted">{empty}</div>
      )}
      {!isPending && known && (
        <>
          <Axes
            {...rest}
            caption={caption}
            series={series}
            format={format}
            labels={labels}
            word={word}
          />
          <DataTable
            caption={caption}
            categories={categories}
            series={series}
            figures={figures}
            labels={labels}
            word={word}
            isShown={tabled}
          />
        </>
      )}
    </figure>
  );
}
