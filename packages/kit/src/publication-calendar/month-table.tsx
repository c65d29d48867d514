import { cx } from "class-variance-authority";
import { memo, useMemo } from "react";
import type { DayFormats } from "./day-formats.ts";
import type { IsoDate } from "./iso-date.ts";
import { type MonthIndex, monthWeeks } from "./month.ts";
import { days } from "./publication-calendar.variants.ts";
import { type NamedDay, type WeekContext, WeekRow } from "./week-row.tsx";

export interface MonthTableProps extends WeekContext {
  month: MonthIndex;
  locale: string;
  formats: DayFormats;
  /** There is room for the narrow names of weekdays only. */
  cramped: boolean;
  /** The day that Tab leads to, when it is one of this month's. */
  active: IsoDate | undefined;
}

/** One month. It is rendered again only when something of its own has changed. */
export const MonthTable = memo(function MonthTable(props: MonthTableProps) {
  const { month, locale, formats, cramped, active, ...context } = props;
  const weeks = useMemo(() => namedWeeks(month, locale, formats), [month, locale, formats]);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar month is a grid of days, read as a table.
      role="grid"
      aria-multiselectable="true"
      // Contained, so that a day of one month has the others neither laid out nor painted again. That makes each a
      // stacking context of its own.
      className="w-full table-fixed border-separate [contain:layout_style]"
    >
      <caption
        className={cx(
          "text-center font-semibold text-body text-heading leading-6 [&:dir(ltr)]:first-letter:uppercase",
          // Between the buttons that turn months, or under them where the name would not fit.
          cramped ? "pt-12 pb-2.5" : "px-12 py-2.5",
        )}
      >
        {formats.month(month)}
      </caption>
      <WeekdayHeads weekdays={formats.weekdays} cramped={cramped} />
      <tbody className={days}>
        {weeks.map((week) => (
          <WeekRow
            key={week.days[0]?.day}
            {...context}
            {...week}
            active={week.days.some(({ day }) => day === active) ? active : undefined}
          />
        ))}
      </tbody>
    </table>
  );
});

interface WeekdayHeadsProps extends Pick<DayFormats, "weekdays"> {
  cramped: boolean;
}

function WeekdayHeads({ weekdays, cramped }: WeekdayHeadsProps) {
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
            {cramped ? narrow : brief}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface NamedWeek {
  days: readonly NamedDay[];
  lead: number;
}

function namedWeeks(
  month: MonthIndex,
  locale: string,
  { number, fullIn }: DayFormats,
): NamedWeek[] {
  return monthWeeks(month, locale).map((week) => {
    const own = week.filter((day) => day !== null);
    return {
      days: own.map((day) => ({
        day,
        number: number(day),
        name: fullIn(month, Number(day.slice(8))),
      })),
      lead: week.findIndex((day) => day !== null),
    };
  });
}
