import type { RangeCalendarState } from "react-aria-components/RangeCalendar";
import { Button } from "../button/index.ts";
import { ChevronBackIcon, ChevronForwardIcon } from "../icon/index.ts";
import type { CalendarLabels } from "./calendar-labels.ts";

/** Part of a calendar's state that its month navigation needs, for days and for ranges. */
export type TurningState = Pick<
  RangeCalendarState,
  | "focusNextPage"
  | "focusPreviousPage"
  | "isNextVisibleRangeInvalid"
  | "isPreviousVisibleRangeInvalid"
  | "visibleRange"
>;

export interface CalendarTurnsProps {
  state: TurningState;
  labels: CalendarLabels;
}

/**
 * Earlier and later months, at the two upper corners. At an end the button keeps the focus but does
 * nothing. Kit buttons: React Aria's write a style element, which a strict policy refuses.
 */
export function CalendarTurns({ state, labels }: CalendarTurnsProps) {
  const first = state.isPreviousVisibleRangeInvalid();
  const last = state.isNextVisibleRangeInvalid();
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 flex justify-between *:pointer-events-auto">
      <Button
        variant="quiet"
        shape="icon"
        aria-label={labels.previousMonth}
        aria-disabled={first}
        onClick={() => first || state.focusPreviousPage()}
        className="aria-disabled:text-on-disabled"
      >
        <ChevronBackIcon />
      </Button>
      <Button
        variant="quiet"
        shape="icon"
        aria-label={labels.nextMonth}
        aria-disabled={last}
        onClick={() => last || state.focusNextPage()}
        className="aria-disabled:text-on-disabled"
      >
        <ChevronForwardIcon />
      </Button>
    </div>
  );
}

/** Name of a month between the two buttons, which the calendar's own name contains too. */
export function MonthTitle({ children }: { children: string }) {
  return (
    <p
      aria-hidden="true"
      className="px-12 py-2.5 text-center font-semibold text-body text-heading leading-6 [&:dir(ltr)]:first-letter:uppercase @max-3xs:px-0 @max-3xs:pt-12"
    >
      {children}
    </p>
  );
}
