import { cx } from "class-variance-authority";

/** The row of tabs: it scrolls where they do not fit, and fades on the sides that hold more. */
export const tabRow = cx(
  "-mb-px flex min-w-0 gap-1 overflow-x-auto scroll-px-10 outline-none",
  "data-more-left:mask-l-from-[calc(100%-2.5rem)] data-more-right:mask-r-from-[calc(100%-2.5rem)]",
);

/** Appearance of one tab; the chosen or current one is underlined, which forced colours keep. */
export const tabClasses = cx(
  "min-h-touch shrink-0 cursor-pointer rounded-t-control border-b-2 px-4 py-2 text-body font-semibold",
  "transition-colors duration-fast ease-standard focus-visible:-outline-offset-2",
  "border-transparent text-fg-muted hover:text-fg",
  "aria-selected:border-brand aria-selected:text-fg aria-[current]:border-brand aria-[current]:text-fg",
  "forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] forced-colors:aria-[current]:border-[Highlight]",
);
