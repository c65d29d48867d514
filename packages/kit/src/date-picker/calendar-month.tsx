import type { CalendarDate } from "@internationalized/date";
import { CalendarCell, CalendarGrid, CalendarGridBody } from "react-aria-components/Calendar";
import type { WeekdayName } from "../publication-calendar/day-formats.ts";
import { calendarDay, monthTable } from "./date-picker.variants.ts";
import { dayState } from "./day-state.ts";

export interface CalendarMonthProps {
  /** Number of months after the first visible one. */
  offset: number;
  /** True where a first and a last day are selected. */
  ranged: boolean;
  /** Names of the weekdays, from the day on which weeks begin. */
  weekdays: readonly WeekdayName[];
  /** The caller's today, `YYYY-MM-DD`. */
  today: string;
  /** Reason of a disabled day; empty for none. */
  reasonOf: (date: CalendarDate) => string | undefined;
  /** Id of a reason's element. */
  idOfReason: (reason: string) => string;
}

function WeekdayHeads({ weekdays }: Pick<CalendarMonthProps, "weekdays">) {
  return (
    <thead aria-hidden="true">
      <tr>
        {weekdays.map(({ brief, narrow, full }) => (
          <th key={full} className="h-8 text-center font-medium text-caption text-fg-muted">
            <span className="@max-3xs:hidden">{brief}</span>
            <span className="@max-3xs:inline hidden">{narrow}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The days of one month. Those that are blocked are reached and read, not chosen. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { offset, ranged, weekdays, today, reasonOf, idOfReason } = props;

  function drawDay(date: CalendarDate) {
    const isToday = date.toString() === today;
    const reason = reasonOf(date);
    return (
      <CalendarCell
        date={date}
        className={(facts) => calendarDay({ state: dayState(facts, ranged), today: isToday })}
        render={({ "aria-describedby": prompt, ...cell }) => (
          <div
            {...cell}
            title={reason}
            aria-current={isToday ? "date" : undefined}
            aria-describedby={reason ? idOfReason(reason) : prompt}
          />
        )}
      />
    );
  }

  return (
    <CalendarGrid offset={{ months: offset }} className={monthTable({ ranged })}>
      <WeekdayHeads weekdays={weekdays} />
      <CalendarGridBody>{drawDay}</CalendarGridBody>
    </CalendarGrid>
  );
}
