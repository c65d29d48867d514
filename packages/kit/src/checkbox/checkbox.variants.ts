/** Box, filled with the brand when ticked; in forced colours the system paints its own. */
export const checkboxBox = [
  "peer size-5 shrink-0 cursor-pointer appearance-none border border-line-strong bg-surface",
  "transition-colors duration-fast checked:border-brand checked:bg-brand hover:border-fg-muted",
  "aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled",
  "forced-colors:appearance-auto",
].join(" ");

/** The tick over the box. */
export const checkboxTick =
  "pointer-events-none absolute inset-0 m-auto size-4 stroke-[2.5] text-on-brand opacity-0 peer-checked:opacity-100 peer-disabled:text-on-disabled forced-colors:hidden";
