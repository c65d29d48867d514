import { cx } from "class-variance-authority";

/** Box around the number and its two buttons, which appears as one control. */
export const stepperBox = cx(
  "flex min-h-touch items-center rounded-control border border-line-strong bg-surface",
  "transition-colors duration-fast ease-standard hover:border-fg-muted",
  "focus-within:border-focus focus-within:outline-2 focus-within:outline-focus",
  "data-invalid:border-danger data-invalid:inset-ring data-invalid:inset-ring-danger",
  "data-disabled:border-line data-disabled:bg-disabled data-disabled:text-on-disabled",
);

/** Number without an edge: the box has the border and the focus ring. */
export const stepperInput =
  "min-w-0 flex-1 self-stretch bg-transparent px-2 py-2 text-center text-body tabular-nums focus-visible:outline-none";

/** One of the two buttons. */
export const stepperButton =
  "flex w-touch shrink-0 cursor-pointer touch-manipulation select-none items-center justify-center self-stretch rounded-control border border-transparent text-fg-muted transition-colors duration-fast ease-standard hover:text-fg disabled:cursor-not-allowed disabled:text-on-disabled";
