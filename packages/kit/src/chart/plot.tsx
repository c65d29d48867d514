import { cva } from "class-variance-authority";
import type { CSSProperties, ReactNode } from "react";
import { GridLines } from "./axes.tsx";
import type { ChartProps } from "./chart.types.ts";
import type { Figures } from "./figures.ts";
import { tooltipPlace } from "./placement.ts";
import { SeriesPatterns } from "./series-appearance.tsx";
import { Swatch, type SwatchKind } from "./swatch.tsx";
import { useShownCategory } from "./use-shown-category.ts";
import type { ValueAxis } from "./value-axis.ts";

/** State with which a chart renders its plot. Positions are percentages of it, from the start and the top. */
export interface PlotState {
  /** The category that is asked about. */
  shown: number | null;
}

export interface PlotProps extends Pick<ChartProps, "caption" | "categories" | "series"> {
  /** Figures by category and series. */
  figures: Figures;
  axis: ValueAxis;
  /** Shape of the swatches in the legend. */
  kind: SwatchKind;
  /** Beginning of the ids of the series' patterns. */
  patterns: string;
  /** One value in words, the missing one too. */
  word: (figure: number | null | undefined) => string;
  /** Renders the marks of the series. */
  renderMarks: (state: PlotState) => ReactNode;
}

type FiguresAtProps = Omit<PlotProps, "caption" | "axis" | "renderMarks"> & { index: number };

/** A category and its figures, as one sentence for a screen reader. */
function spoken({ categories, series, figures, word, index }: FiguresAtProps): string {
  const values = series.map(({ label }, row) => `${label}: ${word(figures[row]?.[index])}`);
  return [categories[index]?.label, ...values].join(", ");
}

/**
 * Ground and place of the tooltip. Where the chart is narrow it stands in the corner far from its category, else
 * right beside it, `--edge` from the side's end.
 */
const tooltipVariants = cva(
  "absolute top-0 z-1 max-w-full rounded-control border border-transparent bg-neutral px-3 py-2 text-body-sm text-on-neutral shadow-overlay @md/chart:max-w-[min(16rem,50%)]",
  {
    variants: {
      side: {
        after: "end-0 @md/chart:start-(--edge) @md/chart:end-auto",
        before: "start-0 @md/chart:start-auto @md/chart:end-(--edge)",
        corner: "end-0",
      },
    },
  },
);

/** The figures of a category, for eyes: screen readers have them in its name. */
function Tooltip(props: FiguresAtProps) {
  const { categories, series, figures, word, kind, patterns, index } = props;
  const { side, edge } = tooltipPlace(index, categories.length);
  const style: CSSProperties & Record<"--edge", string> = { "--edge": edge };
  return (
    <div role="tooltip" aria-hidden="true" style={style} className={tooltipVariants({ side })}>
      <p className="font-semibold">{categories[index]?.label}</p>
      {series.map(({ id, label }, row) => (
        <p key={id} className="flex items-center gap-2">
          {series.length > 1 && (
            <span className="rounded-control bg-surface p-0.5">
              <Swatch kind={kind} index={row} patterns={patterns} />
            </span>
          )}
          <span className="min-w-0 truncate">{label}</span>
          <bdi className="ms-auto ps-2 font-semibold whitespace-nowrap tabular-nums">
            {word(figures[row]?.[index])}
          </bdi>
        </p>
      ))}
    </div>
  );
}

/**
 * The plot and, over it, one area per category for pointer, finger and keys, whose tooltip shows its figures. The
 * plot is mirrored from right to left as a whole, so it knows one direction only.
 */
export function Plot({ caption, axis, renderMarks, ...data }: PlotProps) {
  const { categories, series, patterns } = data;
  const { shown, tabStop, hover, focus, blur, onKeyDown } = useShownCategory(categories.length);
  return (
    <div className="relative h-56" onPointerLeave={() => hover(null)}>
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
      >
        <SeriesPatterns id={patterns} count={series.length} />
        <GridLines axis={axis} />
        {renderMarks({ shown })}
      </svg>
      {/** biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <div
        role="group"
        aria-label={caption}
        className="absolute inset-0 flex"
        onKeyDown={onKeyDown}
      >
        {categories.map(({ id }, index) => (
          <div
            key={id}
            role="img"
            aria-label={spoken({ ...data, index })}
            tabIndex={index === tabStop ? 0 : -1}
            className="min-w-0 flex-1 basis-0 rounded-control"
            onFocus={() => focus(index)}
            onBlur={blur}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && hover(index)}
          />
        ))}
      </div>
      {shown !== null && <Tooltip {...data} index={shown} />}
    </div>
  );
}
