import { cva } from "class-variance-authority";

/** The figures of one category, above the drawing so that no other category is hidden. */
export const tooltipVariants = cva(
  "absolute bottom-full z-1 w-max max-w-[min(16rem,100%)] rounded-control border border-transparent bg-neutral px-3 py-2 text-body-sm text-on-neutral shadow-overlay",
  {
    variants: {
      align: { start: "", center: "-translate-x-1/2 rtl:translate-x-1/2", end: "" },
    },
  },
);
