import { cva } from "class-variance-authority";

/**
 * The figures of one category. Where the chart is narrow they stand in the corner far from it, else
 * right beside it, `--edge` from the side's end.
 */
export const tooltipVariants = cva(
  "absolute top-0 z-1 max-w-full rounded-control border border-transparent bg-neutral px-3 py-2 text-body-sm text-on-neutral shadow-overlay @md/chart:max-w-[min(16rem,50%)]",
  {
    variants: {
      side: {
        after: "end-0 @md/chart:start-(--edge) @md/chart:end-auto",
        before: "start-0 @md/chart:start-auto @md/chart:end-(--edge)",
        corner: "end-0",
      },
    },
  },
);
