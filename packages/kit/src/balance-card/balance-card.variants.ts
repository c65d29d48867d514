import { cva } from "class-variance-authority";

/** The frame, in the newspaper's own soft colour: it is the one figure that stands out. */
export const balanceFrame = cva(
  "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-transparent bg-brand-soft p-4 text-on-brand-soft",
);

/** The figure; a longer one is set smaller before it breaks. */
export const balanceAmount = cva(
  "font-headline font-semibold tabular-nums leading-tight wrap-anywhere",
  {
    variants: {
      known: { true: "text-title", false: "text-title-sm" },
    },
  },
);

/** Note about the balance, on a ground of its own tone. */
export const balanceNote = cva(
  "inline-flex w-fit max-w-full items-start gap-1.5 rounded-control border border-transparent px-2 py-1 font-medium text-caption",
  {
    variants: {
      state: {
        low: "bg-warning-soft text-on-warning-soft",
        negative: "bg-danger-soft text-on-danger-soft",
      },
    },
  },
);
