import { type CalendarDate, endOfMonth, endOfWeek, startOfWeek } from "@internationalized/date";
import type { ReasonOf } from "./availability.ts";
import { readDate, toIso } from "./iso-date.ts";
import { firstDay, monthOf } from "./month.ts";
import { type Period, withinPeriod } from "./period.ts";

/**
 * Initially active day: the first selected visible day, else the first selectable one, else the last one where all
 * are past, else today.
 */
export function firstActiveDay(
  chosen: readonly string[],
  today: string,
  period: Period,
  reasonOf: ReasonOf,
): CalendarDate {
  return (
    firstChosen(chosen, period) ??
    nearestFree(today, period, reasonOf) ??
    withinPeriod(readDate(today) ?? firstDay(period.firstMonth), period)
  );
}

function firstChosen(chosen: readonly string[], period: Period): CalendarDate | undefined {
  return chosen
    .map(readDate)
    .find((date) => date && withinPeriod(date, period).compare(date) === 0);
}

function nearestFree(
  today: string,
  { firstMonth, lastMonth }: Period,
  reasonOf: ReasonOf,
): CalendarDate | undefined {
  const [start, end] = [firstDay(firstMonth), endOfMonth(firstDay(lastMonth))];
  const first = nextFree(start, 1, (day) => day.compare(end) <= 0, reasonOf);
  const now = readDate(today);
  if (!first || !now || first.compare(now) >= 0) return first;
  const last = nextFree(end, -1, (day) => day.compare(start) >= 0, reasonOf);
  return last && last.compare(now) < 0 ? last : first;
}

function nextFree(
  from: CalendarDate,
  step: 1 | -1,
  isWithin: (day: CalendarDate) => boolean,
  reasonOf: ReasonOf,
): CalendarDate | undefined {
  for (let day = from; isWithin(day); day = day.add({ days: step })) {
    if (reasonOf(toIso(day)) === undefined) return day;
  }
  return undefined;
}

/** A key press as far as moving goes. */
export interface Press {
  key: string;
  shiftKey: boolean;
}

/** Day that a key moves to; `undefined` for other keys. */
export function dayAfterPress(
  from: CalendarDate,
  { key, shiftKey }: Press,
  { direction, locale }: { direction: "ltr" | "rtl"; locale: string },
): CalendarDate | undefined {
  const onwards = direction === "rtl" ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return from.add({ days: onwards });
    case "ArrowLeft":
      return from.add({ days: -onwards });
    case "ArrowDown":
      return from.add({ weeks: 1 });
    case "ArrowUp":
      return from.add({ weeks: -1 });
    case "Home":
      return startOfWeek(from, locale);
    case "End":
      return endOfWeek(from, locale);
    case "PageDown":
      return from.add(shiftKey ? { years: 1 } : { months: 1 });
    case "PageUp":
      return from.add(shiftKey ? { years: -1 } : { months: -1 });
    default:
      return undefined;
  }
}

/** The active day after turning to other months: itself while in sight, else the same day of the nearest month shown. */
export function dayInSight(day: CalendarDate, firstShown: number, shown: number): CalendarDate {
  const month = monthOf(day);
  const nearest = Math.min(Math.max(month, firstShown), firstShown + shown - 1);
  return day.add({ months: nearest - month });
}
