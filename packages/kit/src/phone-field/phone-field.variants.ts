import { cx } from "class-variance-authority";

/** Box around the calling code and the number, which appears as one control. */
export const phoneBox = cx(
  "flex min-h-touch flex-wrap items-stretch rounded-control border border-line-strong bg-surface text-body text-fg",
  "transition-colors duration-fast ease-standard hover:border-fg-muted",
  "has-[input:focus]:border-focus has-[input:focus]:outline-2 has-[input:focus]:outline-focus",
  "has-aria-invalid:border-danger has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger",
  "has-disabled:border-line has-disabled:bg-disabled has-disabled:text-on-disabled",
);

/** Number without an edge: the box has the border and the focus ring. */
export const phoneInput = cx(
  "min-h-10.5 min-w-0 grow basis-32 rounded-e-control bg-transparent px-3 py-2 tabular-nums outline-none",
  "disabled:cursor-not-allowed disabled:text-on-disabled",
);
