/** Chosen option below the field; a press takes it back. */
export const chosenOption = [
  "inline-flex min-h-target max-w-full cursor-pointer items-center gap-1.5 rounded-pill border border-line-strong bg-brand-soft px-3 py-0.5",
  "text-body-sm text-on-brand-soft wrap-anywhere transition-colors duration-fast hover:border-fg-muted",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled disabled:text-on-disabled",
  "pointer-coarse:min-h-touch",
].join(" ");
