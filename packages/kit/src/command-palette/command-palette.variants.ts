import { cva } from "class-variance-authority";

/** The window of the palette: at the top, so that a keyboard on the screen covers none of it. */
export const paletteClasses = [
  "fixed inset-x-0 top-0 z-overlay mx-auto flex max-h-[60dvh] w-full flex-col overflow-hidden sm:top-[12dvh] sm:max-h-[70dvh] sm:max-w-2xl",
  "rounded-b-card border border-line bg-raised text-fg shadow-overlay outline-none sm:rounded-card",
  "translate-y-0 opacity-100 transition-[opacity,translate] duration-fast ease-standard starting:opacity-0",
  "motion-safe:starting:-translate-y-2",
].join(" ");

/** Search field with its magnifier and the close button. */
export const searchRowClasses =
  "flex shrink-0 items-center gap-3 border-b border-line ps-4 pe-2 py-1.5 text-fg-muted focus-within:inset-ring-2 focus-within:inset-ring-focus first:rounded-t-[inherit]";

export const searchInputClasses =
  "min-h-touch min-w-0 flex-1 bg-transparent text-body text-fg outline-none placeholder:text-fg-muted";

export const listClasses = "min-h-0 overflow-y-auto overscroll-contain p-2";

export const noteClasses = "px-5 py-4 text-body-sm text-fg-muted wrap-anywhere";

/** A command; the active one, which Enter chooses, has a ground and an edge. */
export const commandVariants = cva(
  "flex min-h-10 scroll-mt-9 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-start text-fg no-underline pointer-coarse:min-h-touch",
  {
    variants: {
      active: {
        true: "bg-brand-soft text-on-brand-soft forced-colors:outline-2 forced-colors:-outline-offset-2",
        false: "",
      },
    },
  },
);
