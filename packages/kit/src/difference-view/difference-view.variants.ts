import { cva } from "class-variance-authority";

/** A text, with its lines as they were written. */
export const textClasses =
  "min-w-0 whitespace-pre-wrap rounded-control border border-line bg-surface p-4 text-body text-fg wrap-anywhere";

/** A changed part: told apart by a line through or under it as well as by its ground. */
export const changeVariants = cva(
  "box-decoration-clone rounded-[2px] px-0.5 decoration-2 [unicode-bidi:isolate]",
  {
    variants: {
      kind: {
        removed: "bg-danger-soft text-on-danger-soft line-through decoration-danger",
        added:
          "bg-success-soft font-semibold text-on-success-soft underline decoration-success underline-offset-4",
      },
    },
  },
);
