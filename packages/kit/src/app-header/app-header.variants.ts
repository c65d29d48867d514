import { cva, cx } from "class-variance-authority";

/**
 * Appearance of the bar: in the page at first, then over it, and over bars that scroll up from the foot of the window. A theme
 * that was derived before its layer existed has no value for it.
 */
export const headerClasses = cx(
  "relative z-[var(--pa-z-header,11)] border-b border-line bg-surface transition-shadow duration-base",
  "data-stuck:sticky data-stuck:top-0 data-stuck:shadow-raised motion-safe:data-stuck:bar-returns",
);

/** Appearance of the main places: in the bar, or folded below it on a phone. */
export const navigationClasses = cx(
  "min-w-0 wrap-anywhere md:flex md:items-stretch max-lg:order-last max-lg:basis-full max-md:border-t max-md:border-line max-md:py-2",
  "max-md:not-data-open:hidden",
);

/** Appearance of one place. */
export const linkClasses = cx(
  "flex min-h-touch flex-1 items-center rounded-control px-3 text-body font-semibold text-fg-muted no-underline",
  "transition-colors duration-fast hover:bg-sunken hover:text-fg focus-visible:-outline-offset-2",
  "aria-[current=page]:text-fg aria-[current=page]:underline aria-[current=page]:decoration-brand",
  "aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8",
);

/** Appearance of the switches: before the account, or folded below the places on a phone. */
export const switchesClasses = cva("flex flex-wrap items-center gap-1", {
  variants: {
    folds: {
      true: "md:grow md:justify-end max-md:order-last max-md:basis-full max-md:border-t max-md:border-line max-md:py-2 max-md:not-data-open:hidden",
      false: "grow justify-end",
    },
  },
});

/** Appearance of the end of the bar, on a line of its own too. */
export const endClasses = "ms-auto flex flex-wrap items-center justify-end gap-1";
