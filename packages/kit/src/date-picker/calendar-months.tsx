import type { CalendarDate } from "@internationalized/date";
import { useId } from "react";
import { LockIcon } from "../icon/index.ts";
import { type DayFormats, dayFormats } from "../publication-calendar/day-formats.ts";
import type { IsoDate } from "../publication-calendar/iso-date.ts";
import { monthOf } from "../publication-calendar/month.ts";
import { CalendarTurns, MonthTitle, type TurningState } from "./calendar-head.tsx";
import type { CalendarLabels } from "./calendar-labels.ts";
import { CalendarMonth } from "./calendar-month.tsx";
import { isoOf } from "./iso-value.ts";

export interface CalendarMonthsProps {
  state: TurningState & { readonly focusedDate: CalendarDate };
  /** Number of months side by side. */
  count: number;
  /** True where a first and a last day are selected. */
  ranged: boolean;
  /** Days that cannot be chosen, with their reasons; an empty reason is not shown. */
  blocked: ReadonlyMap<IsoDate, string>;
  /** The caller's today. */
  today: string;
  locale: string;
  labels: CalendarLabels;
}

interface DayHintProps {
  day: IsoDate | null;
  formats: DayFormats;
  reason: string | undefined;
}

/** Reason of the focused, disabled day. Screen readers get it from the day's description. */
function DayHint({ day, formats, reason }: DayHintProps) {
  return (
    <p
      aria-hidden="true"
      className="mt-2 flex min-h-6 items-start gap-2 border-line border-t pt-3 text-body-sm text-fg-muted"
    >
      {day && reason && <LockIcon className="mt-0.5 size-4" />}
      <span className="min-w-0">
        {day && (
          <span className="font-medium text-fg [&:dir(ltr)]:first-letter:uppercase">
            {formats.full(day)}
          </span>
        )}{" "}
        {reason}
      </span>
    </p>
  );
}

/** Months side by side, the buttons that turn them, and why a day is blocked. */
export function CalendarMonths(props: CalendarMonthsProps) {
  const { state, count, ranged, blocked, today, locale, labels } = props;
  const base = useId();
  const formats = dayFormats(locale);
  const reasons = [...new Set(blocked.values())].filter(Boolean);
  const reasonOf = (date: CalendarDate) => {
    const day = isoOf(date);
    return day ? blocked.get(day) : undefined;
  };
  const first = monthOf(state.visibleRange.start);
  const months = Array.from({ length: count }, (_, index) => first + index);
  return (
    <>
      <div className="relative flex gap-8">
        <CalendarTurns state={state} labels={labels} />
        {months.map((month) => (
          <div key={month} className="@container min-w-0 flex-1">
            <MonthTitle>{formats.month(month)}</MonthTitle>
            <CalendarMonth
              ranged={ranged}
              today={today}
              reasonOf={reasonOf}
              offset={month - first}
              weekdays={formats.weekdays}
              idOfReason={(reason) => `${base}reason${reasons.indexOf(reason)}`}
            />
          </div>
        ))}
      </div>
      {reasons.length > 0 && (
        <DayHint
          day={isoOf(state.focusedDate)}
          formats={formats}
          reason={reasonOf(state.focusedDate)}
        />
      )}
      {reasons.map((reason, index) => (
        <span key={reason} id={`${base}reason${index}`} hidden>
          {reason}
        </span>
      ))}
    </>
  );
}
