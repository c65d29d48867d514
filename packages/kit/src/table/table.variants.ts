import { cva, cx } from "class-variance-authority";

/**
 * Below 42rem of room, measured on the table's own frame, rows become cards: `@max-2xl/table`. A
 * larger text asks for more room, so it gets its cards earlier.
 */
export const tableVariants = cva(
  "w-full border-collapse text-body-sm text-fg @max-2xl/table:block",
  { variants: { long: { true: "block", false: "" } }, defaultVariants: { long: false } },
);

/** The titles stay in sight below whatever sticks to the window's top, `--pa-table-top` high. */
export const headVariants = cva(
  "sticky top-(--pa-table-top,0) z-1 bg-sunken has-[button,input]:@max-2xl/table:mb-3 not-has-[button,input]:@max-2xl/table:hidden @max-2xl/table:static @max-2xl/table:block @max-2xl/table:bg-transparent",
  {
    variants: {
      long: { true: "block", false: "" },
      busy: {
        true: "border-b-2 border-brand",
        false: "border-b-2 border-line @max-2xl/table:border-b-0",
      },
    },
  },
);

/** A row; a card where room is short. One out of sight in a long table is neither laid out nor painted. */
export const rowVariants = cva(
  [
    "border-b border-line transition-colors duration-fast hover:bg-sunken data-selected:bg-sunken",
    "@max-2xl/table:data-selected:border-brand forced-colors:@max-2xl/table:data-selected:border-[Highlight]",
    "@max-2xl/table:mb-3 @max-2xl/table:grid @max-2xl/table:items-start @max-2xl/table:rounded-card @max-2xl/table:border @max-2xl/table:bg-surface @max-2xl/table:p-4",
  ],
  {
    variants: {
      long: {
        true: "grid grid-cols-(--table-columns) items-center [contain-intrinsic-block-size:auto_2.875rem] [content-visibility:auto]",
        false: "",
      },
      selectable: {
        true: "@max-2xl/table:grid-cols-[auto_minmax(0,1fr)_auto]",
        false: "@max-2xl/table:grid-cols-[minmax(0,1fr)_auto]",
      },
    },
  },
);

/** Alignment of a cell; figures are aligned at the end. */
export const cellVariants = cva(
  "min-w-0 px-4 py-3 align-middle @max-4xl/table:px-2 @max-2xl/table:flex @max-2xl/table:flex-wrap @max-2xl/table:gap-x-3 @max-2xl/table:px-0 @max-2xl/table:py-1.5",
  {
    variants: {
      lead: {
        true: "@max-2xl/table:-order-1 @max-3xs/table:col-span-full",
        false: "@max-2xl/table:col-span-full",
      },
      align: {
        start: "text-start",
        end: "text-end tabular-nums @max-2xl/table:text-start",
      },
      heading: {
        row: "font-semibold text-fg @max-2xl/table:text-body",
        none: "font-normal",
      },
    },
    defaultVariants: { align: "start", heading: "none" },
  },
);

/** Box that selects a row: at the beginning, in a card before its name. */
export const selectClasses =
  "w-px py-1 ps-2 align-middle @max-2xl/table:-order-2 @max-2xl/table:w-auto @max-2xl/table:ps-0 @max-2xl/table:pe-2 @max-2xl/table:py-1.5 [td&]:@max-2xl/table:pointer-coarse:-ms-3 [td&]:@max-2xl/table:pointer-coarse:-mt-2.5";

/** Target of a box, with its words where rows are cards. */
export const selectTarget =
  "flex min-h-target min-w-target cursor-pointer items-center justify-center gap-2 has-disabled:cursor-not-allowed pointer-coarse:min-h-touch pointer-coarse:min-w-touch";

/** Dash of a box while some of its rows are selected. */
export const partClasses =
  "pointer-events-none absolute inset-0 m-auto size-4 stroke-[2.5] text-on-brand opacity-0 peer-indeterminate:opacity-100 forced-colors:hidden";

/** Actions of a row: at the top of its card, or under its name where both would not fit. */
export const actionsClasses = cx(
  "px-2 py-1 text-end",
  "@max-2xl/table:-col-end-1 @max-2xl/table:row-start-1 @max-2xl/table:-me-2 @max-2xl/table:-mt-2 @max-2xl/table:p-0",
  "@max-3xs/table:-order-1 @max-3xs/table:col-span-full @max-3xs/table:row-auto @max-3xs/table:mx-0 @max-3xs/table:mt-0",
);

/** A column's title. Where rows are cards only those that sort are seen, side by side. */
export const titleVariants = cva("min-w-0 text-body-sm font-semibold text-fg-muted", {
  variants: {
    align: { start: "text-start", end: "text-end whitespace-nowrap" },
    sortable: {
      true: "p-0",
      false: "px-4 py-2.5 @max-4xl/table:px-2 @max-2xl/table:sr-only",
    },
  },
  defaultVariants: { align: "start", sortable: false },
});

/** The button in the title of a column that sorts. */
export const sortButtonVariants = cva(
  [
    "inline-flex min-h-10 w-full cursor-pointer items-center gap-1.5 rounded-control px-4 py-2 hover:text-fg focus-visible:-outline-offset-2 pointer-coarse:min-h-touch @max-4xl/table:px-2",
    "@max-2xl/table:w-auto @max-2xl/table:rounded-pill @max-2xl/table:border @max-2xl/table:px-3 @max-2xl/table:py-1",
  ],
  {
    variants: {
      align: { start: "", end: "justify-end @max-2xl/table:justify-start" },
      sorted: {
        true: "text-fg @max-2xl/table:border-transparent @max-2xl/table:bg-brand-soft @max-2xl/table:text-on-brand-soft forced-colors:@max-2xl/table:border-[Highlight]",
        false: "@max-2xl/table:border-line-strong",
      },
    },
  },
);
