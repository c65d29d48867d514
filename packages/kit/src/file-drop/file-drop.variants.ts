/** The frame that takes files: dashed, filled with the brand's soft ground while something hangs over it. */
export const dropZone = [
  "relative flex min-h-24 flex-col items-center justify-center gap-2 rounded-card border border-dashed border-line-strong bg-surface p-4 text-center text-fg-muted",
  "transition-colors duration-fast hover:bg-sunken has-aria-invalid:border-danger",
  "data-over:border-solid data-over:border-brand data-over:bg-brand-soft data-over:text-on-brand-soft forced-colors:data-over:outline-2",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
  "has-disabled:border-line has-disabled:bg-disabled has-disabled:text-on-disabled",
].join(" ");

/** A button in the row of a file; the row names the file, so that no tooltip is needed. */
export const rowButton =
  "flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control border border-transparent text-fg-muted hover:bg-sunken hover:text-fg focus-visible:-outline-offset-2 aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-40";
