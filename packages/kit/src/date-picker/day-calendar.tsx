import { toCalendarDate } from "@internationalized/date";
import { Calendar } from "react-aria-components/Calendar";
import type { IsoDate } from "../publication-calendar/iso-date.ts";
import type { CalendarLabels } from "./calendar-labels.ts";
import { CalendarMonths } from "./calendar-months.tsx";
import { dateOf, isoOf, limitsOf } from "./iso-value.ts";

export interface DayCalendarProps {
  value: IsoDate | null;
  onChange: (day: IsoDate) => void;
  minValue: IsoDate | undefined;
  maxValue: IsoDate | undefined;
  blocked: ReadonlyMap<IsoDate, string>;
  today: IsoDate;
  locale: string;
  labels: CalendarLabels;
  /** Focuses the calendar when it appears. */
  autoFocus: boolean;
}

/** A month in which one day is chosen. */
export function DayCalendar(props: DayCalendarProps) {
  const { value, onChange, minValue, maxValue, blocked, today, locale, labels, autoFocus } = props;
  const chosen = dateOf(value);
  const { nothing, ...limits } = limitsOf(minValue, maxValue);
  return (
    <Calendar
      aria-label={labels.calendar}
      value={chosen}
      onChange={(date) => {
        const day = isoOf(date);
        if (day) {
          onChange(day);
        }
      }}
      defaultFocusedValue={chosen ?? dateOf(today)}
      {...limits}
      isDateUnavailable={(date) => {
        const day = isoOf(toCalendarDate(date));
        return nothing || (day !== null && blocked.has(day));
      }}
      weeksInMonth={6}
      autoFocus={autoFocus}
      className="w-80 max-w-full"
    >
      {({ state }) => (
        <CalendarMonths
          state={state}
          blocked={blocked}
          today={today}
          locale={locale}
          labels={labels}
          count={1}
          ranged={false}
        />
      )}
    </Calendar>
  );
}
