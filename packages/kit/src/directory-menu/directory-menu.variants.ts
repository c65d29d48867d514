import { cx } from "class-variance-authority";

const shared =
  "rounded-control no-underline transition-colors duration-fast hover:bg-sunken focus-visible:-outline-offset-2";

/** Appearance of a place that has others within it. */
export const groupClasses = cx(
  shared,
  "flex min-h-touch items-center px-3 text-body font-semibold text-heading",
);

/** Appearance of a place within another. */
export const partClasses = cx(
  shared,
  "inline-flex min-h-8 items-center px-2 text-body-sm text-fg-muted hover:text-fg pointer-coarse:min-h-touch",
);
