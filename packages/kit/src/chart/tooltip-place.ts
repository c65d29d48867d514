import { percent } from "./percent.ts";

/** Where a chart's tooltip stands along it: an edge and how far from it. */
export interface TooltipPlace {
  align: "start" | "center" | "end";
  style: { insetInlineStart: string } | { insetInlineEnd: string };
}

/** Over its category, and inside the chart: near an end it lines up with the category's own edge. */
export function tooltipPlace(index: number, count: number): TooltipPlace {
  const before = (100 * index) / count;
  const after = (100 * (count - 1 - index)) / count;
  if (before < 100 / 3) return { align: "start", style: { insetInlineStart: percent(before) } };
  if (after < 100 / 3) return { align: "end", style: { insetInlineEnd: percent(after) } };
  return {
    align: "center",
    style: { insetInlineStart: percent((before + 100 - after) / 2) },
  };
}
