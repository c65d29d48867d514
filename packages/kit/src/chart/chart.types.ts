import type { ReactNode } from "react";
import type { RootProps } from "../root-props.ts";

/** One place along a chart, such as a month. */
export interface ChartCategory {
  /** Unique in the chart. */
  id: string;
  /** Whole name of the category, for the tooltip, the table and screen readers: «January 2026». */
  label: string;
  /** Name below the axis, where room is short; the label by default. */
  short?: string | undefined;
}

/** One row of values along the categories. */
export interface ChartSeries {
  /** Unique in the chart. */
  id: string;
  /** Name of the series. */
  label: string;
  /** One value per category, in their order; `null` or nothing where none is known. */
  values: readonly (number | null | undefined)[];
}

/** The words of a chart. */
export interface ChartLabels {
  /** Header of the categories: «Month». */
  category: string;
  /** Name of the axis with its unit: «Amount (Dhs)». */
  value: string;
  /** The button that shows the figures as a table. */
  table: string;
  /** Stands for a value that is not known. */
  missing: string;
}

export interface ChartProps extends RootProps<"figure"> {
  /** Name of the chart and of its table. */
  caption: string;
  /** Hides the caption visually: for a chart under a heading of the same text. */
  hideCaption?: boolean;
  /** The places along the chart, in reading order: from right to left in Arabic. */
  categories: readonly ChartCategory[];
  /** Series, five at most: patterns repeat beyond that. */
  series: readonly ChartSeries[];
  /** A value as the reader's language writes it, for tooltip, table and screen readers. */
  format: (value: number) => string;
  /** A value beside the axis, where a shorter form helps; `format` by default. */
  formatTick?: ((value: number) => string) | undefined;
  labels: ChartLabels;
  /** Shown in place of the plot where no value is known. */
  empty: ReactNode;
  /** Pending state, announced, with the size of the chart. */
  isPending?: boolean | undefined;
  /** Announced while `isPending`. */
  pendingLabel?: string | undefined;
}
