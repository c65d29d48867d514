import type { CalendarDate } from "@internationalized/date";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { dayInSight, firstActiveDay } from "./active-day.ts";
import type { ReasonOf } from "./availability.ts";
import { type IsoDate, toIso } from "./iso-date.ts";
import { type MonthIndex, monthOf } from "./month.ts";
import { firstMonthAround, firstMonthWithin, type Period, withinPeriod } from "./period.ts";

export interface ActiveDayOptions {
  period: Period;
  /** Number of visible months. */
  shown: number;
  /** Chosen days in reading order. */
  chosen: readonly string[];
  today: string;
  reasonOf: ReasonOf;
  /** The element around all days. */
  root: RefObject<HTMLElement | null>;
}

export interface ActiveDay {
  /** The day that has, or would take, the focus. */
  date: CalendarDate;
  day: IsoDate;
  firstShown: MonthIndex;
  /** Makes a day the active one; `focus` also moves the focus there. */
  moveTo: (date: CalendarDate, focus?: boolean) => void;
  /** Shows later (positive) or earlier months. */
  turn: (months: number) => void;
  focus: () => void;
}

/** The one day that the keyboard stands on, and the months in sight around it. */
export function useActiveDay(options: ActiveDayOptions): ActiveDay {
  const { period, shown, chosen, today, reasonOf, root } = options;
  const [place, setPlace] = useState(() => {
    const date = firstActiveDay(chosen, today, period, reasonOf);
    return { date, month: monthOf(date) };
  });
  // Derived, not stored: the period and the room may change under a calendar that is open.
  const date = withinPeriod(place.date, period);
  const day = toIso(date);
  const firstShown = firstMonthAround(monthOf(date), place.month, shown, period);

  const focusAfterRender = useRef(false);
  const focus = () => {
    root.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  useLayoutEffect(() => {
    if (!focusAfterRender.current) return;
    focusAfterRender.current = false;
    focus();
  });

  return {
    date,
    day,
    firstShown,
    focus,
    moveTo: (target, withFocus = false) => {
      const next = withinPeriod(target, period);
      if (next.compare(date) === 0) {
        if (withFocus) focus();
        return;
      }
      focusAfterRender.current = withFocus;
      setPlace({ date: next, month: firstShown });
    },
    turn: (months) => {
      const month = firstMonthWithin(firstShown + months, shown, period);
      setPlace({ date: dayInSight(date, month, shown), month });
    },
  };
}
