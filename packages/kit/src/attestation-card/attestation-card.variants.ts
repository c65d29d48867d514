import { cva } from "class-variance-authority";

/** The state in words, with an icon, on a ground of its tone. */
export const attestationTag = cva(
  "inline-flex min-w-0 items-center gap-1.5 rounded-pill border border-transparent px-2.5 py-0.5 font-medium text-caption",
  {
    variants: {
      status: {
        ready: "bg-success-soft text-on-success-soft",
        making: "bg-info-soft text-on-info-soft",
        failed: "bg-danger-soft text-on-danger-soft",
      },
    },
  },
);
