import { cva, type VariantProps } from "class-variance-authority";

/** Backdrop of a dialog. */
export const scrimClasses =
  "fixed inset-0 z-overlay bg-scrim transition-opacity duration-base ease-standard starting:opacity-0";

/** Appearance of a dialog: centred on a wide screen, risen from the bottom edge on a phone. */
export const dialogVariants = cva(
  [
    "fixed inset-x-0 bottom-0 z-overlay flex max-h-[92dvh] w-full flex-col overflow-y-auto overscroll-contain",
    "rounded-t-card border border-line bg-raised text-fg shadow-overlay outline-none",
    "sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[85dvh] sm:rounded-card",
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

/** Variants of a dialog. */
export type DialogVariants = VariantProps<typeof dialogVariants>;
