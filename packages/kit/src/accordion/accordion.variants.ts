/** Title of a section, which is its control. */
export const accordionSummary = [
  "flex min-h-touch cursor-pointer list-none items-center gap-3 rounded-control px-2 py-2 text-heading",
  "transition-colors duration-fast ease-standard hover:bg-sunken focus-visible:-outline-offset-2",
  "[&::-webkit-details-marker]:hidden",
].join(" ");

/** Sign at the end of a title, turned round while its section is open. */
export const accordionSign =
  "size-5 shrink-0 text-fg-muted group-open/section:rotate-180 motion-safe:transition-transform motion-safe:duration-fast";
