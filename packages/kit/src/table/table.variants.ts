import { cva } from "class-variance-authority";

/** Where a cell's content stands; figures stand at the end of the line. */
export const cellVariants = cva(
  "min-w-0 px-4 py-3 align-middle max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:px-0 max-sm:py-1.5",
  {
    variants: {
      align: {
        start: "text-start",
        end: "text-end tabular-nums max-sm:text-start",
      },
      heading: {
        row: "font-semibold text-fg",
        none: "font-normal",
      },
    },
    defaultVariants: { align: "start", heading: "none" },
  },
);
