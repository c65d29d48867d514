import { cva } from "class-variance-authority";

/** The frame: calm while there is room, edged in the level's tone from then on. */
export const creditFrame = cva(
  "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-card border bg-surface p-4 text-body text-fg sm:p-5",
  {
    variants: {
      level: {
        under: "border-line",
        near: "border-warning-line",
        exceeded: "border-danger-line",
      },
    },
  },
);

/** The level in words. */
export const creditTag = cva(
  "inline-flex min-w-0 items-center gap-1.5 rounded-pill border border-transparent px-2.5 py-0.5 font-medium text-caption",
  {
    variants: {
      level: {
        under: "bg-success-soft text-on-success-soft",
        near: "bg-warning-soft text-on-warning-soft",
        exceeded: "bg-danger-soft text-on-danger-soft",
      },
    },
  },
);

/** The filled part of the meter. */
export const creditBar = cva(
  "h-full rounded-pill transition-[inline-size] duration-base ease-standard motion-reduce:transition-none forced-colors:bg-[Highlight]",
  {
    variants: {
      level: { under: "bg-ring-ok", near: "bg-ring-near", exceeded: "bg-ring-over" },
    },
  },
);
