import { percent } from "./percent.ts";

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
