import { CalendarDate, getDayOfWeek } from "@internationalized/date";
import { type DayParts, daysOfMonth, type IsoDate } from "./iso-date.ts";

/** A month as a count of months since year 0, so that months add, subtract and compare as numbers. */
export type MonthIndex = number;

export function monthOf({ year, month }: Omit<DayParts, "day">): MonthIndex {
  return year * 12 + month - 1;
}

/** The so-many-th day of a month, which it has. */
export function dayIn(month: MonthIndex, day: number): DayParts {
  return { year: Math.floor(month / 12), month: (month % 12) + 1, day };
}

/** The first day of a month. */
export function firstDay(month: MonthIndex): CalendarDate {
  const { year, month: number, day } = dayIn(month, 1);
  return new CalendarDate(year, number, day);
}

/** Seven places from the locale's first day of the week; `null` where another month's day would be. */
export type Week = readonly (IsoDate | null)[];

const DAYS_IN_WEEK = 7;

/** A month as rows of seven places. */
export function monthWeeks(month: MonthIndex, locale: string): readonly Week[] {
  const first = firstDay(month);
  const lead = getDayOfWeek(first, locale);
  const length = first.calendar.getDaysInMonth(first);
  const days = daysOfMonth(first.year, first.month, length);
  const place = (index: number) => days[index - lead] ?? null;
  return Array.from({ length: Math.ceil((lead + length) / DAYS_IN_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_, weekday) => place(week * DAYS_IN_WEEK + weekday)),
  );
}
