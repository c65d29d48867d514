import { cva } from "class-variance-authority";

/** Appearance of a panel that hangs from a control. */
export const panelVariants = cva(
  "max-w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-card wrap-anywhere border border-line bg-raised text-body text-fg shadow-overlay",
  {
    variants: {
      content: { free: "p-4", list: "min-w-56 p-1.5" },
    },
  },
);
