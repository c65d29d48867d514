import { cva } from "class-variance-authority";

/** Choices one under another, or side by side as many as fit. */
export const radioList = cva("flex min-w-0", {
  variants: { direction: { column: "flex-col", row: "flex-row flex-wrap gap-x-6" } },
});

/** One choice: the radio with its words is one target. */
export const radioTarget =
  "flex min-h-target min-w-0 cursor-pointer items-start gap-3 py-1 has-disabled:cursor-not-allowed has-disabled:text-on-disabled pointer-coarse:min-h-touch";

/** Circle, filled by a ring of the brand once chosen; in forced colours the system paints its own. */
export const radioCircle = [
  "size-5 shrink-0 cursor-pointer appearance-none rounded-pill border border-line-strong bg-surface",
  "transition-[border-width] duration-fast checked:border-6 checked:border-brand hover:border-fg-muted checked:hover:border-brand",
  "in-data-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled",
  "forced-colors:appearance-auto",
].join(" ");
