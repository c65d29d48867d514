import { CalendarDate, endOfMonth } from "@internationalized/date";
import { readDate } from "./iso-date.ts";
import { firstDay, type MonthIndex, monthOf } from "./month.ts";

/** The whole months that can be looked at. */
export interface Period {
  firstMonth: MonthIndex;
  lastMonth: MonthIndex;
}

/**
 * The months from `min` to `max`. A bound that cannot be read falls back to the other one, then to
 * today; bounds in the wrong order leave the first one's month.
 */
export function readPeriod(min: string, max: string, today: string): Period {
  const start = readDate(min) ?? readDate(max) ?? readDate(today) ?? new CalendarDate(2000, 1, 1);
  const end = readDate(max) ?? start;
  const firstMonth = monthOf(start);
  return { firstMonth, lastMonth: Math.max(firstMonth, monthOf(end)) };
}

/** The day itself, or the nearest one that can be looked at. */
export function withinPeriod(date: CalendarDate, { firstMonth, lastMonth }: Period): CalendarDate {
  const [first, last] = [firstDay(firstMonth), endOfMonth(firstDay(lastMonth))];
  if (date.compare(first) < 0) return first;
  return date.compare(last) > 0 ? last : date;
}

/** More months are a mistake of the caller, and would take seconds to render. */
const MOST_MONTHS = 24;

/** Requested number of months: never more than the period has, and two for an invalid number. */
export function monthsWanted(months: number, { firstMonth, lastMonth }: Period): number {
  const wanted = Number.isNaN(months) ? 2 : Math.trunc(months);
  return Math.max(1, Math.min(wanted, MOST_MONTHS, lastMonth - firstMonth + 1));
}

/** Number of months shown at once: the requested ones in full rows, one in a narrow place. */
export function monthsShown(wanted: number, columns: number): number {
  if (columns >= wanted) return Math.max(1, wanted);
  return columns <= 1 ? 1 : wanted - (wanted % columns);
}

/** The first month to show: the one asked for, as far as the period fills what is shown. */
export function firstMonthWithin(requested: MonthIndex, shown: number, period: Period): MonthIndex {
  const latest = Math.max(period.firstMonth, period.lastMonth - shown + 1);
  return Math.min(Math.max(requested, period.firstMonth), latest);
}

/** The same, moved as little as needed to have `active` in sight. */
export function firstMonthAround(
  active: MonthIndex,
  requested: MonthIndex,
  shown: number,
  period: Period,
): MonthIndex {
  const first = firstMonthWithin(requested, shown, period);
  return Math.max(Math.min(first, active), active - shown + 1);
}
