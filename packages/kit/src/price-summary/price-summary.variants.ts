import { cva } from "class-variance-authority";

export const priceTotal = cva(
  "ms-auto min-w-0 text-end font-headline font-semibold text-title tabular-nums wrap-anywhere transition-opacity duration-base ease-standard motion-reduce:transition-none",
  {
    variants: {
      state: {
        current: "text-heading",
        pending: "animate-pulse text-fg-muted motion-reduce:animate-none",
        stale: "text-fg-muted line-through decoration-1",
        unavailable: "",
      },
    },
  },
);
