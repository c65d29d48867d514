import type { ReactNode } from "react";
import type { RootProps } from "../root-props.ts";

/** One place along a chart, such as a month. */
export interface ChartCategory {
  /** Unique in the chart. */
  id: string;
  /** Its whole name, for the tooltip, the table and screen readers: «January 2026». */
  label: string;
  /** Its name below the axis, where room is short; the label by default. */
  short?: string | undefined;
}

/** One row of values along the categories. */
export interface ChartSeries {
  /** Unique in the chart. */
  id: string;
  /** What the values count. */
  label: string;
  /** One value per category, in their order; `null` or nothing where none is known. */
  values: readonly (number | null | undefined)[];
}

/** The words of a chart. */
export interface ChartLabels {
  /** What the categories are: «Month». */
  category: string;
  /** What the axis counts, with its unit: «Amount (Dhs)». */
  value: string;
  /** The button that shows the figures as a table. */
  table: string;
  /** Stands for a value that is not known. */
  missing: string;
}

export interface ChartProps extends RootProps<"figure"> {
  /** Name of the chart and of its table. */
  caption: string;
  /** Keeps the caption for assistive technology only: where a heading above says the same. */
  hideCaption?: boolean;
  /** The places along the chart, in reading order: from right to left in Arabic. */
  categories: readonly ChartCategory[];
  /** What is drawn, five series at most: variants repeat beyond that. */
  series: readonly ChartSeries[];
  /** A value as the reader's language writes it, for tooltip, table and screen readers. */
  format: (value: number) => string;
  /** A value beside the axis, where a shorter form helps; `format` by default. */
  formatTick?: ((value: number) => string) | undefined;
  labels: ChartLabels;
  /** Shown in place of the drawing where no value is known. */
  empty: ReactNode;
  /** Whether the values are on their way: the component says so, and keeps their place. */
  isPending?: boolean | undefined;
  /** Announced while `isPending`. */
  pendingLabel?: string | undefined;
}
