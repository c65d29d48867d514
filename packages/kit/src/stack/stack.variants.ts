import { cva, type VariantProps } from "class-variance-authority";

/** Distances between the parts of a stack or a grid, on the spacing scale, which the density tightens. */
export const gaps = {
  none: "gap-0",
  xs: "gap-1",
  sm: "gap-2",
  md: "gap-4",
  lg: "gap-6",
  xl: "gap-10",
} as const;

/** Placement of the parts of a stack. */
export const stackVariants = cva("flex min-w-0", {
  variants: {
    direction: { column: "flex-col", row: "flex-row flex-wrap" },
    gap: gaps,
    align: {
      start: "items-start",
      center: "items-center",
      end: "items-end",
      baseline: "items-baseline",
      stretch: "items-stretch",
    },
    justify: {
      start: "justify-start",
      center: "justify-center",
      end: "justify-end",
      between: "justify-between",
    },
    measure: { full: "", form: "w-full max-w-md" },
  },
});

/** Variants of a stack. */
export type StackVariants = VariantProps<typeof stackVariants>;
