import { cva, type VariantProps } from "class-variance-authority";

/** Panel along an edge of the window; on a phone it takes the whole width but a strip. */
export const drawerVariants = cva(
  [
    "fixed inset-y-0 z-overlay flex h-dvh w-[calc(100%-2.5rem)] flex-col overflow-y-auto overscroll-contain",
    "bg-raised text-fg shadow-overlay outline-none forced-colors:border",
    "translate-x-0 opacity-100 transition-[opacity,translate] duration-base ease-standard starting:opacity-0",
  ],
  {
    variants: {
      side: {
        start: [
          "start-0 border-e border-line motion-safe:[&:dir(ltr)]:starting:-translate-x-8",
          "motion-safe:[&:dir(rtl)]:starting:translate-x-8",
        ],
        end: [
          "end-0 border-s border-line motion-safe:[&:dir(ltr)]:starting:translate-x-8",
          "motion-safe:[&:dir(rtl)]:starting:-translate-x-8",
        ],
      },
      size: { sm: "sm:max-w-sm", md: "sm:max-w-lg", lg: "sm:max-w-2xl" },
    },
  },
);

/** Variants of a drawer. */
export type DrawerVariants = VariantProps<typeof drawerVariants>;
