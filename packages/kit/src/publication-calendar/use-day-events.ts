import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from "react";
import { dayAfterPress } from "./active-day.ts";
import type { ReasonOf } from "./availability.ts";
import { type IsoDate, readDate, toIso } from "./iso-date.ts";
import { addRange, toggleDay } from "./selection.ts";
import type { ActiveDay } from "./use-active-day.ts";

export interface DayEventsOptions {
  active: ActiveDay;
  value: readonly IsoDate[];
  onChange: (days: IsoDate[]) => void;
  reasonOf: ReasonOf;
  locale: string;
}

/** Handlers of the element around the days. */
export interface DayHandlers {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onMouseOver: (event: MouseEvent) => void;
  onMouseLeave: () => void;
}

/** Listens once, around all days, instead of on each of hundreds. */
export function useDayEvents({ active, value, onChange, reasonOf, locale }: DayEventsOptions) {
  const [pointed, setPointed] = useState<IsoDate | undefined>(undefined);
  /** The last day chosen: where a range begins. */
  const anchor = useRef<IsoDate | undefined>(undefined);

  const choose = (day: IsoDate, asRange: boolean) => {
    const from = anchor.current && readDate(anchor.current);
    const to = readDate(day);
    if (asRange && from && to) {
      onChange(addRange(value, from, to, reasonOf));
      return;
    }
    const chosen = value.includes(day);
    if (!chosen && reasonOf(day) !== undefined) return;
    anchor.current = chosen ? undefined : day;
    onChange(toggleDay(value, day));
  };

  const onClick = (event: MouseEvent) => {
    const day = dayOf(event);
    const date = day && readDate(day);
    if (!date) return;
    active.moveTo(date, true);
    choose(day, event.shiftKey);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (dayOf(event) === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      choose(active.day, event.shiftKey);
      return;
    }
    const direction = getComputedStyle(event.currentTarget).direction === "rtl" ? "rtl" : "ltr";
    const next = dayAfterPress(active.date, event, { direction, locale });
    if (!next) return;
    event.preventDefault();
    active.moveTo(next, true);
  };

  return {
    /** The day under the pointer. */
    pointed,
    handlers: {
      onClick,
      onKeyDown,
      // Screen readers put the focus on a day without pressing a key.
      onFocus: (event: FocusEvent) => {
        const date = readDate(dayOf(event) ?? "");
        if (date && toIso(date) !== active.day) active.moveTo(date);
      },
      onMouseOver: (event: MouseEvent) => setPointed(dayOf(event)),
      onMouseLeave: () => setPointed(undefined),
    },
  };
}

/** The day on which an event happened. */
function dayOf({ target }: SyntheticEvent): IsoDate | undefined {
  const text =
    target instanceof Element ? target.closest("[data-day]")?.getAttribute("data-day") : null;
  const date = readDate(text ?? "");
  return date && toIso(date);
}
