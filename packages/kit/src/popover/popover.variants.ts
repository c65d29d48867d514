import { cva, type VariantProps } from "class-variance-authority";

/** The looks of a panel that hangs from a control. */
export const popoverVariants = cva(
  [
    "fixed max-w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-raised text-body text-fg shadow-overlay",
    "opacity-100 transition-opacity duration-fast ease-standard starting:open:opacity-0",
  ],
  {
    variants: {
      align: { start: "anchored-start", end: "anchored-end" },
      content: { free: "p-4", list: "min-w-56 p-1.5" },
    },
    defaultVariants: { align: "start", content: "free" },
  },
);

/** The choices of look that a popover takes. */
export type PopoverLooks = VariantProps<typeof popoverVariants>;
