import { cva } from "class-variance-authority";

/** The card: an edge that thickens and takes the brand when its radio is chosen. */
export const radioCard = cva(
  [
    "relative flex min-h-touch min-w-0 cursor-pointer gap-3 rounded-card border border-line-strong bg-surface p-3",
    "transition-colors duration-fast ease-standard hover:border-fg-muted",
    "has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft",
    "has-checked:inset-ring has-checked:inset-ring-brand forced-colors:has-checked:outline-2",
    "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
    "has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-disabled has-disabled:text-on-disabled",
  ],
  {
    variants: {
      layout: {
        row: "flex-row flex-wrap items-baseline",
        tile: "flex-col items-stretch text-start",
      },
    },
  },
);

/** The radio's own dot; in a tile it stands in the corner. */
export const radioDot = cva(
  [
    "size-5 shrink-0 cursor-pointer appearance-none rounded-pill border border-line-strong bg-surface",
    "transition-[border-width] duration-fast checked:border-6 checked:border-brand",
    "focus-visible:outline-none disabled:cursor-not-allowed disabled:border-line",
    "forced-colors:appearance-auto",
  ],
  { variants: { layout: { row: "mt-0.5 self-start", tile: "absolute end-3 top-3" } } },
);
