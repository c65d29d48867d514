import { cva } from "class-variance-authority";

/** Names beside their values, ruled, or above them in columns. The room decides, not the window. */
export const listVariants = cva("text-body", {
  variants: {
    layout: {
      rows: "flex flex-col divide-y divide-line",
      aligned: "grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 divide-y divide-line",
      stacked: "grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-6 gap-y-4",
    },
  },
});

/** One name and its value. */
export const lineVariants = cva("min-w-0", {
  variants: {
    layout: {
      rows: "grid items-baseline gap-x-6 py-2.5 @md/facts:grid-cols-[minmax(8rem,2fr)_3fr]",
      aligned: "col-span-full grid grid-cols-subgrid items-baseline py-2",
      stacked: "",
    },
  },
});
