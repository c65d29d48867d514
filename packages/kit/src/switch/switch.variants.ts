import { cva } from "class-variance-authority";

/** The line of a switch: its label after it, or before it at the far edge. */
export const switchLine = cva(
  "flex min-h-target cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed pointer-coarse:min-h-touch",
  {
    variants: { placement: { start: "", end: "flex-row-reverse justify-between" } },
    defaultVariants: { placement: "start" },
  },
);

/** The groove in which the thumb moves. */
export const switchTrack = [
  "peer h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-pill border border-line-strong bg-sunken",
  "transition-colors duration-fast ease-standard hover:border-fg-muted checked:border-brand checked:bg-brand",
  "aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled",
  "forced-colors:border-[ButtonText] forced-colors:bg-[Canvas] forced-colors:disabled:border-[GrayText] forced-colors:checked:bg-[Highlight] forced-colors:forced-color-adjust-none",
].join(" ");

/** The thumb: at the start when off, at the end and with a tick when on. */
export const switchThumb = [
  "pointer-events-none absolute start-1 top-1/2 flex size-4 -translate-y-1/2 items-center justify-center rounded-pill",
  "bg-fg-muted text-transparent transition-[translate,background-color] duration-fast ease-standard",
  "peer-checked:translate-x-5 peer-checked:bg-on-brand peer-checked:text-brand rtl:peer-checked:-translate-x-5",
  "peer-disabled:bg-on-disabled peer-checked:peer-disabled:text-disabled",
  "forced-colors:bg-[ButtonText] forced-colors:peer-disabled:bg-[GrayText] forced-colors:peer-checked:bg-[HighlightText] forced-colors:peer-checked:text-[Highlight] forced-colors:forced-color-adjust-none",
].join(" ");
