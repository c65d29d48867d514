import { cva } from "class-variance-authority";

/** Appearance of a skip link: out of sight until it has the focus, or `shown` for good. */
export const skipLinkVariants = cva(
  "rounded-control bg-brand px-4 py-3 text-body font-semibold text-on-brand forced-colors:border",
  {
    variants: {
      shown: {
        true: "inline-block",
        false: "fixed start-4 top-2 z-toast me-4 -translate-y-[200%] focus:translate-y-0",
      },
    },
  },
);
