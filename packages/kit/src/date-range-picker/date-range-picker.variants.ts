import { cx } from "class-variance-authority";

/** The presets: in rows above one month, in a column beside two. */
export const presetList = cx(
  "flex max-w-80 flex-wrap gap-1.5 border-line border-b pb-3",
  "min-[60rem]:min-w-40 min-[60rem]:flex-col min-[60rem]:flex-nowrap min-[60rem]:border-e min-[60rem]:border-b-0 min-[60rem]:pe-4 min-[60rem]:pb-0",
);

/** One preset. */
export const presetButton = cx(
  "min-h-9 w-full cursor-pointer rounded-control border border-line px-3 py-1 text-start text-body-sm text-fg pointer-coarse:min-h-touch",
  "transition-colors duration-fast ease-standard hover:bg-sunken min-[60rem]:border-transparent",
  "aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-on-brand-soft",
);

/** Presets and months. */
export const rangeContent = "flex flex-col gap-3 min-[60rem]:flex-row min-[60rem]:gap-4";
