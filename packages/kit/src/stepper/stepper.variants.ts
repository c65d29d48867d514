import { cva } from "class-variance-authority";

/**
 * A step. Where there is room: a mark, its label, and a line to the next. Where there is none: a bar
 * in a row of bars, its label kept for assistive technology.
 */
export const stepClasses = cva([
  "group/step relative flex min-h-touch min-w-0 flex-1 items-center gap-2.5",
  "@lg:flex-initial @lg:not-last:flex-auto",
  "@lg:not-last:after:h-px @lg:not-last:after:min-w-4 @lg:not-last:after:flex-1 @lg:not-last:after:content-['']",
  "@lg:not-last:after:me-1 @lg:not-last:after:bg-line-strong @lg:data-[state=done]:not-last:after:bg-brand",
  "forced-colors:@lg:not-last:after:border-t",
]);

/** Clickable part of a step: all of it where it has an address. */
export const stepBody = cva(
  "flex min-h-touch min-w-0 flex-1 items-center gap-2.5 rounded-control @lg:flex-initial",
  {
    variants: {
      leads: { true: "cursor-pointer no-underline hover:underline", false: "" },
    },
  },
);

/** The mark before the label: a number, a tick, a warning. */
export const stepMark = cva(
  "hidden size-7 shrink-0 items-center justify-center rounded-pill border text-body-sm font-semibold tabular-nums @lg:flex",
  {
    variants: {
      state: {
        done: "border-brand bg-surface text-brand",
        current:
          "border-brand bg-brand text-on-brand forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none",
        upcoming: "border-line-strong bg-surface text-fg-muted",
        error: "border-danger bg-surface text-danger",
      },
    },
  },
);

/** The label, in sight where there is room; of many steps only the current one's, until all of them fit. */
export const stepLabel = cva("min-w-0 text-body-sm wrap-anywhere @max-lg:sr-only", {
  variants: {
    crowded: { true: "", false: "" },
    state: {
      done: "text-fg",
      current: "font-semibold text-fg",
      upcoming: "text-fg-muted",
      error: "font-semibold text-danger",
    },
  },
  compoundVariants: [
    { crowded: true, state: ["done", "upcoming", "error"], className: "@max-6xl:sr-only" },
  ],
});

/** The bar that stands for a step where there is no room. */
export const stepBar = cva("h-1 w-full rounded-pill border @lg:hidden", {
  variants: {
    crowded: { true: "mx-1.5", false: "" },
    state: {
      done: "border-brand bg-brand forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none",
      current:
        "border-brand bg-brand-soft forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none",
      upcoming: "border-line-strong bg-transparent",
      error: "border-danger bg-danger",
    },
  },
});
