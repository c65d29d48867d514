import { cva } from "class-variance-authority";

/** Where a cell's content stands; figures stand at the end of the line. */
export const cellVariants = cva(
  "min-w-0 px-4 py-3 align-middle max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:px-0 max-md:py-1.5",
  {
    variants: {
      align: {
        start: "text-start",
        end: "text-end tabular-nums max-md:text-start",
      },
      heading: {
        row: "font-semibold text-fg",
        none: "font-normal",
      },
    },
    defaultVariants: { align: "start", heading: "none" },
  },
);
