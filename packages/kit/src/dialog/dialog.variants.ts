import { cva, type VariantProps } from "class-variance-authority";

/** The looks of a dialog: centred on a wide screen, risen from the bottom edge on a phone. */
export const dialogVariants = cva(
  [
    "fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-full flex-col overflow-hidden overscroll-contain open:flex",
    "rounded-t-card border border-line bg-raised text-fg shadow-overlay backdrop:overscroll-contain backdrop:bg-scrim",
    "sm:inset-0 sm:m-auto sm:max-h-[85dvh] sm:rounded-card",
    "translate-y-0 opacity-100 transition-[opacity,translate] duration-base ease-standard starting:opacity-0",
    "motion-safe:starting:translate-y-4",
  ],
  {
    variants: {
      size: {
        sm: "sm:max-w-md",
        md: "sm:max-w-xl",
        lg: "sm:max-w-3xl",
        full: "sm:h-[85dvh] sm:max-w-[min(72rem,94vw)]",
      },
    },
    defaultVariants: { size: "md" },
  },
);

/** The choices of look that a dialog takes. */
export type DialogLooks = VariantProps<typeof dialogVariants>;
