import { cva } from "class-variance-authority";

/** Classes of a control with a value: text, number, choice. */
export const controlVariants = cva(
  [
    "w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 py-2 text-body text-fg",
    "transition-colors duration-fast ease-standard hover:border-fg-muted",
    "focus-visible:border-focus focus-visible:outline-offset-0",
    "aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger",
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-disabled disabled:text-on-disabled",
    "read-only:bg-sunken",
  ],
  {
    variants: {
      kind: {
        line: "min-h-touch",
        area: "block min-h-28 resize-y leading-relaxed",
        select: "min-h-touch cursor-pointer pe-10 read-only:bg-surface",
      },
    },
    defaultVariants: { kind: "line" },
  },
);
