import { cva } from "class-variance-authority";

export const dayCell = cva(
  "relative h-touch min-w-target cursor-pointer rounded-control text-center align-middle text-body-sm tabular-nums transition-colors duration-fast ease-standard focus-visible:z-1",
  {
    variants: {
      state: {
        free: "text-fg hover:bg-brand-soft hover:text-on-brand-soft",
        chosen:
          "bg-brand font-semibold text-on-brand hover:bg-brand-hover forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]",
        blocked: "cursor-not-allowed bg-blocked text-on-blocked line-through decoration-1",
        /** Chosen once, and no longer possible. */
        lost: "border-2 border-danger bg-danger-soft font-semibold text-on-danger-soft line-through",
      },
      today: {
        true: "after:absolute after:inset-x-0 after:bottom-1 after:mx-auto after:h-0.5 after:w-4 after:rounded-pill after:bg-current",
        false: "",
      },
    },
  },
);

export type DayState = "free" | "chosen" | "blocked" | "lost";
