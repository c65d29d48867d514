import { cva } from "class-variance-authority";

/** A row: a grid of its own, whose columns are those of the whole. */
export const rowClasses = "grid grid-cols-(--grid-columns)";

export const headCellClasses =
  "min-w-0 border-e border-line px-3 py-2 font-semibold text-body-sm text-fg-muted wrap-break-word last:border-e-0";

/** The column that names the rows, above those that are scrolled below it; at most a part of a narrow grid. */
export const stickyClasses = "sticky start-0 z-1";

/** A cell; the current one is edged, one that is not right as well, in another tone. */
export const cellVariants = cva(
  "min-h-11 min-w-0 border-e border-line px-3 py-2 text-body-sm wrap-anywhere last:border-e-0 focus-visible:-outline-offset-2",
  {
    variants: {
      align: { start: "text-start", end: "text-end tabular-nums" },
      sticky: { true: stickyClasses, false: "relative scroll-ms-(--grid-stuck)" },
      readOnly: { true: "cursor-default bg-sunken text-fg-muted", false: "cursor-cell" },
      invalid: {
        true: "bg-danger-soft text-on-danger-soft inset-ring inset-ring-danger forced-colors:border-2",
        false: "",
      },
    },
    defaultVariants: { align: "start", sticky: false, readOnly: false, invalid: false },
  },
);

/** The input over a cell that is edited. */
export const inputClasses =
  "absolute inset-0 size-full min-w-0 bg-surface px-3 text-body-sm text-fg outline-2 -outline-offset-2 outline-focus";
