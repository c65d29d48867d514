import { cva } from "class-variance-authority";

/** The panel under the field, as wide as the field. */
export const comboboxPanel = [
  "anchored-start fixed w-[anchor-size(width)] max-w-[calc(100vw-1rem)] max-h-[min(20rem,45dvh)] open:flex flex-col overflow-hidden",
  "rounded-card border border-line bg-raised text-body text-fg shadow-overlay",
  "opacity-100 transition-opacity duration-fast ease-standard starting:open:opacity-0",
].join(" ");

/** The choices, which scroll inside the panel. */
export const comboboxList = "min-h-0 overflow-y-auto overscroll-contain p-1 empty:hidden";

/** A line of the panel that is no choice: what it waits for, how much is left. */
export const comboboxNote =
  "flex min-h-10 w-full shrink-0 items-center px-4 py-2 text-start text-body-sm text-fg-muted";

/** A choice: a ground when it is the active one, weight and a tick when it is the chosen one. */
export const comboboxOption = cva(
  [
    "flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-3 py-2 pointer-coarse:min-h-touch",
    "aria-selected:bg-brand-soft aria-selected:font-semibold aria-selected:text-on-brand-soft",
    "aria-disabled:cursor-not-allowed aria-disabled:text-on-disabled",
  ],
  {
    variants: {
      active: {
        true: "bg-sunken inset-ring-2 inset-ring-focus forced-colors:outline-2 forced-colors:-outline-offset-2",
        false: "hover:bg-sunken",
      },
    },
  },
);

/** The buttons at the end of the field. */
export const comboboxButton =
  "flex min-h-9 min-w-8 cursor-pointer items-center justify-center rounded-control border border-transparent text-fg-muted hover:text-fg focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:text-on-disabled pointer-coarse:min-h-touch pointer-coarse:min-w-touch";
