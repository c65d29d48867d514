/** Hundredths as CSS and SVG write them, to a thousandth: finer is not seen. */
export function percent(hundredths: number): string {
  return `${Math.round(hundredths * 1000) / 1000}%`;
}

/** Width class of the labels below a chart. */
export type LabelRoom = "tiny" | "narrow" | "medium" | "wide";

/** Number of month-long labels that fit side by side. */
const FITTING: Record<LabelRoom, number> = { tiny: 2, narrow: 4, medium: 8, wide: 14 };

/** Characters of a month-long label, with the space beside it: «فبراير ». */
const MONTH_LONG = 7;

/** Every how many categories a name of at most `longest` characters is written, so that names do not touch. */
export function labelStep(categories: number, longest: number, room: LabelRoom): number {
  const fitting = Math.max(1, Math.floor((FITTING[room] * MONTH_LONG) / (longest + 1)));
  return Math.max(1, Math.ceil(categories / fitting));
}

/** Position of a category's tooltip. */
export interface TooltipPlace {
  /** After its category, before it, or in the far corner where neither side has room. */
  side: "after" | "before" | "corner";
  /** Distance of the category's end from that side of the plot. */
  edge: string;
}

/**
 * Beside its category, in whichever half of the plot is free, so that it covers neither the category
 * nor the page around the chart.
 */
export function tooltipPlace(index: number, count: number): TooltipPlace {
  const before = index / count;
  const after = (count - 1 - index) / count;
  if (after >= 0.5) return { side: "after", edge: percent(100 * (1 - after)) };
  if (before >= 0.5) return { side: "before", edge: percent(100 * (1 - before)) };
  return { side: "corner", edge: percent(0) };
}
