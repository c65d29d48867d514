import { toCalendarDate } from "@internationalized/date";
import { RangeCalendar as AriaRangeCalendar } from "react-aria-components/RangeCalendar";
import type { CalendarLabels } from "../date-picker/calendar-labels.ts";
import { CalendarMonths } from "../date-picker/calendar-months.tsx";
import { dateOf, isoOf, limitsOf } from "../date-picker/iso-value.ts";
import type { IsoDate } from "../publication-calendar/iso-date.ts";
import { type DateRange, isReversed } from "./date-range.ts";

export interface RangeCalendarProps {
  value: DateRange;
  /** Called once both days are chosen. */
  onChange: (range: DateRange) => void;
  minValue: IsoDate | undefined;
  maxValue: IsoDate | undefined;
  blocked: ReadonlyMap<IsoDate, string>;
  today: IsoDate;
  locale: string;
  labels: CalendarLabels;
  /** Months side by side. */
  months: number;
  /** Focuses the calendar when it appears. */
  autoFocus: boolean;
}

function chosenOf(range: DateRange) {
  const [start, end] = [dateOf(range.start), dateOf(range.end)];
  return start && end && !isReversed(range) ? { start, end } : null;
}

/** Months in which a first and a last day are chosen. A range cannot run over a blocked day. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { value, onChange, blocked, today, locale, labels, months, autoFocus } = props;
  const { nothing, ...limits } = limitsOf(props.minValue, props.maxValue);
  return (
    <AriaRangeCalendar
      aria-label={labels.calendar}
      value={chosenOf(value)}
      onChange={({ start, end }) => onChange({ start: isoOf(start), end: isoOf(end) })}
      defaultFocusedValue={dateOf(value.start) ?? dateOf(value.end) ?? dateOf(today)}
      {...limits}
      isDateUnavailable={(date) => {
        const day = isoOf(toCalendarDate(date));
        return nothing || (day !== null && blocked.has(day));
      }}
      visibleDuration={{ months }}
      pageBehavior="single"
      commitBehavior="reset"
      weeksInMonth={6}
      autoFocus={autoFocus}
      className={months > 1 ? "w-168 max-w-full" : "w-80 max-w-full"}
    >
      {({ state }) => (
        <CalendarMonths
          state={state}
          blocked={blocked}
          today={today}
          locale={locale}
          labels={labels}
          count={months}
          ranged
        />
      )}
    </AriaRangeCalendar>
  );
}
