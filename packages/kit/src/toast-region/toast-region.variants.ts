import { cva, cx } from "class-variance-authority";

/**
 * Position of the toasts: the end corner at the bottom, the whole width on a phone. The padding makes room for their
 * shadows.
 */
export const regionClasses = cx(
  "pointer-events-none fixed inset-auto end-0 bottom-0 z-toast m-0 max-h-dvh w-full max-w-full overflow-y-auto",
  "rounded-card border-0 bg-transparent p-4 pt-10 text-fg focus-visible:-outline-offset-4 sm:max-w-116 sm:ps-12",
);

/** Appearance of one toast. */
export const toastClasses = cx(
  "@container pointer-events-auto min-w-0 rounded-card border border-line bg-raised p-3",
  "text-body text-fg shadow-overlay",
  "translate-y-0 opacity-100 transition-[opacity,translate] duration-base ease-standard starting:opacity-0",
  "motion-safe:starting:translate-y-4",
);

/** Layout of the parts in one line; where the text is large and the room small, the words stand below. */
export const rowClasses = "flex items-start justify-between gap-3 @max-[14rem]:flex-wrap";
export const wordsClasses =
  "flex min-h-9 min-w-0 flex-1 flex-col justify-center wrap-anywhere @max-[14rem]:order-last @max-[14rem]:basis-full";

/** Appearance of the line about messages that wait. */
export const waitingClasses =
  "ms-auto mt-2 w-fit rounded-pill border border-line bg-raised px-3 py-1 text-body-sm text-fg-muted shadow-raised";

/** Appearance of a toast's icon: colour and ground of its tone. */
export const signVariants = cva(
  "mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-pill",
  {
    variants: {
      tone: {
        info: "bg-info-soft text-on-info-soft",
        success: "bg-success-soft text-on-success-soft",
        warning: "bg-warning-soft text-on-warning-soft",
        danger: "bg-danger-soft text-on-danger-soft",
      },
    },
  },
);
