import { memo, useMemo } from "react";
import type { ReasonOf } from "./availability.ts";
import { DayCell } from "./day-cell.tsx";
import type { DayFormats } from "./day-formats.ts";
import type { IsoDate } from "./iso-date.ts";
import { type MonthIndex, monthWeeks } from "./month.ts";
import type { DayState } from "./publication-calendar.variants.ts";

export interface MonthTableProps {
  month: MonthIndex;
  locale: string;
  formats: DayFormats;
  /** The chosen days of this month, in one text: it compares by value. */
  chosen: string;
  reasonOf: ReasonOf;
  /** Ids of the elements that hold the reasons. */
  reasonIds: ReadonlyMap<string, string>;
  /** Id of the element that holds the active day's deadline. */
  deadlineId: string;
  today: string;
  /** The day that Tab leads to, when it is one of this month's. */
  active: IsoDate | undefined;
}

/** One month. It is drawn again only when something of its own has changed. */
export const MonthTable = memo(function MonthTable(props: MonthTableProps) {
  const { month, locale, formats } = props;
  const weeks = useMemo(() => namedWeeks(month, locale, formats), [month, locale, formats]);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar month is a grid of days, read as a table.
      role="grid"
      aria-multiselectable="true"
      className="w-full table-fixed border-separate"
    >
      <caption className="px-12 py-2.5 text-center font-semibold text-body text-heading leading-6 first-letter:uppercase">
        {formats.month(month)}
      </caption>
      <WeekdayHeads weekdays={formats.weekdays} />
      <tbody>
        {weeks.map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is known by its place in the month alone.
          <tr key={index}>
            {week.map((day, weekday) =>
              day ? dayCell(day, props) : <td key={formats.weekdays[weekday]?.full} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function WeekdayHeads({ weekdays }: Pick<DayFormats, "weekdays">) {
  return (
    <thead>
      <tr>
        {weekdays.map(({ brief, narrow, full }) => (
          <th
            key={full}
            scope="col"
            abbr={full}
            className="h-8 text-center font-medium text-caption text-fg-muted"
          >
            <span className="@max-3xs:hidden">{brief}</span>
            <span className="@max-3xs:inline hidden">{narrow}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface NamedDay {
  day: IsoDate;
  number: string;
  name: string;
}

function namedWeeks(month: MonthIndex, locale: string, { number, full }: DayFormats) {
  const named = (day: IsoDate): NamedDay => ({ day, number: number(day), name: full(day) });
  return monthWeeks(month, locale).map((week) => week.map((day) => day && named(day)));
}

/** A function, not a component: hundreds of days need no second layer each. */
function dayCell({ day, number, name }: NamedDay, month: MonthTableProps) {
  const { chosen, reasonOf, reasonIds, deadlineId, today, active } = month;
  const reason = reasonOf(day);
  const tabbable = day === active;
  const ofReason = reason === undefined ? undefined : reasonIds.get(reason);
  return (
    <DayCell
      key={day}
      day={day}
      number={number}
      name={name}
      state={stateOf(chosen.includes(day), reason !== undefined)}
      today={day === today}
      tabbable={tabbable}
      describedBy={ofReason ?? (tabbable ? deadlineId : undefined)}
    />
  );
}

function stateOf(chosen: boolean, blocked: boolean): DayState {
  if (chosen) return blocked ? "lost" : "chosen";
  return blocked ? "blocked" : "free";
}
