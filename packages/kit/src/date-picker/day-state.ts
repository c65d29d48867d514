import type { CalendarDayState } from "./date-picker.variants.ts";

/** React Aria's state of a day. */
export interface DayFacts {
  isSelected: boolean;
  /** True for a day of another month than the one that is rendered. */
  isOutsideMonth: boolean;
  /** Before the first or after the last day that can be chosen. */
  isDisabled: boolean;
  /** Within them, but blocked. */
  isUnavailable: boolean;
  isSelectionStart: boolean;
  isSelectionEnd: boolean;
}

/** Visual state of a day. `ranged` calendars select a first and a last day. */
export function dayState(day: DayFacts, ranged: boolean): CalendarDayState {
  if (day.isOutsideMonth) {
    return "elsewhere";
  }
  if (day.isDisabled) {
    return "outside";
  }
  if (day.isUnavailable) {
    return "blocked";
  }
  return day.isSelected ? chosenState(day, ranged) : "free";
}

function chosenState(day: DayFacts, ranged: boolean): CalendarDayState {
  if (!ranged || day.isSelectionStart === day.isSelectionEnd) {
    return ranged && !day.isSelectionStart ? "between" : "chosen";
  }
  return day.isSelectionStart ? "start" : "end";
}
