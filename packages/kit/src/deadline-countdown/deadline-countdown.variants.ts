import { cva } from "class-variance-authority";

export const countdown = cva(
  "inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-0.5 rounded-control border px-3 py-1.5 text-body-sm",
  {
    variants: {
      urgency: {
        calm: "border-line bg-surface text-fg",
        near: "border-warning-line bg-warning-soft text-on-warning-soft",
        imminent: "border-danger-line bg-danger-soft text-on-danger-soft",
        passed: "border-neutral-line bg-neutral-soft text-on-neutral-soft",
      },
    },
  },
);
