import { cva } from "class-variance-authority";

/**
 * The fields side by side, as many to a row as fit. Below 36rem of room they fold away behind the
 * button that says how many filters are set.
 */
export const fieldsVariants = cva(
  "grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-end gap-4",
  {
    variants: {
      open: { true: "", false: "@max-xl/filter:hidden" },
      /** A page that arrives in pieces shows the fields once the button is there: each piece would narrow them. */
      sent: { true: "not-has-[>button]:invisible", false: "" },
    },
  },
);

/** One filter that is set; a press takes it away. */
export const chipVariants = cva(
  "flex min-h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-pill border border-transparent bg-brand-soft py-1 ps-3 pe-2 text-start text-body-sm text-on-brand-soft transition-colors duration-fast ease-standard hover:border-brand pointer-coarse:min-h-touch",
);
