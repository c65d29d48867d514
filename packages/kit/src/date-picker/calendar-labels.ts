/** Labels of a calendar. Days are formatted in full in the calendar's language. */
export interface CalendarLabels {
  /** Name of the calendar and of the panel it stands in. */
  calendar: string;
  previousMonth: string;
  nextMonth: string;
}

/** Labels of a date field with a calendar. */
export interface DatePickerLabels extends CalendarLabels {
  /** Name of the button that shows the calendar. */
  open: string;
  /** Name of the button that empties the field. */
  clear: string;
  /** Reason for a day before `min` or after `max`. */
  outside: string;
  /** Error message while the calendar cannot be loaded. */
  unavailable: string;
  /** Label of the button that loads it again. */
  retry: string;
}
