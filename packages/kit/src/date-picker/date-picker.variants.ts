import { cva, cx } from "class-variance-authority";

/** Box around the segments and the buttons, which appears as one control. */
export const dateBox = cx(
  "flex min-h-touch min-w-0 flex-wrap items-stretch rounded-control border border-line-strong bg-surface text-body text-fg",
  "transition-colors duration-fast ease-standard hover:border-fg-muted",
  "has-[[role=spinbutton]:focus]:border-focus has-[[role=spinbutton]:focus]:outline-2 has-[[role=spinbutton]:focus]:outline-focus",
  "data-invalid:border-danger data-invalid:inset-ring data-invalid:inset-ring-danger",
  "data-disabled:border-line data-disabled:bg-disabled data-disabled:text-on-disabled",
);

/** Day, month, year, and the signs between them. */
export const dateSegment = cx(
  "box-content rounded-[0.25rem] p-0.5 tabular-nums caret-transparent outline-none",
  "data-placeholder:text-fg-muted data-[type=literal]:px-0 data-[type=literal]:text-fg-muted",
  "focus:bg-brand focus:text-on-brand data-placeholder:focus:text-on-brand",
  "forced-color-adjust-none forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText]",
  "data-disabled:text-on-disabled data-disabled:data-placeholder:text-on-disabled",
);

/** A button inside the box. */
export const boxButton = cx(
  "flex w-touch shrink-0 cursor-pointer items-center justify-center rounded-control border border-transparent text-fg-muted",
  "transition-colors duration-fast ease-standard hover:text-fg focus-visible:-outline-offset-2",
  "disabled:cursor-not-allowed disabled:text-on-disabled",
);

/** The surface that hangs from the box. */
export const calendarPanel = cx(
  "z-overlay max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto",
  "rounded-card border border-line bg-raised p-3 text-body text-fg shadow-overlay outline-none sm:p-4",
  "opacity-100 transition-opacity duration-fast ease-standard starting:opacity-0",
);

const chosenClasses =
  "bg-brand font-semibold text-on-brand hover:bg-brand-hover forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]";

/** A month's days. Those of a range touch one another; single days stand apart. */
export const monthTable = cva("w-full table-fixed border-separate border-spacing-y-0.5", {
  variants: { ranged: { true: "border-spacing-x-0", false: "border-spacing-x-0.5" } },
});

/** One day of a calendar, and its place in a range. */
export const calendarDay = cva(
  [
    "relative flex h-11 min-w-target cursor-pointer items-center justify-center text-body-sm tabular-nums",
    "transition-colors duration-fast ease-standard focus-visible:z-1",
    "@max-3xs:min-w-0 @max-3xs:text-caption",
  ],
  {
    variants: {
      state: {
        free: "rounded-control text-fg hover:bg-brand-soft hover:text-on-brand-soft",
        chosen: `rounded-control ${chosenClasses}`,
        start: `rounded-s-control ${chosenClasses}`,
        end: `rounded-e-control ${chosenClasses}`,
        between: [
          "bg-brand-soft text-on-brand-soft",
          "forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]",
        ],
        blocked:
          "cursor-not-allowed rounded-control bg-blocked text-on-blocked line-through decoration-1",
        elsewhere: "invisible",
        outside: "cursor-not-allowed text-on-disabled",
      },
      today: {
        true: "after:absolute after:inset-x-0 after:bottom-1 after:mx-auto after:h-0.5 after:w-4 after:rounded-pill after:bg-current",
        false: "",
      },
    },
  },
);

export type CalendarDayState =
  | "free"
  | "chosen"
  | "start"
  | "end"
  | "between"
  | "blocked"
  | "elsewhere"
  | "outside";
