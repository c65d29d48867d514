/** What a calendar says. Days come written in full in the calendar's language. */
export interface CalendarLabels {
  /** Name of the calendar and of the panel it stands in. */
  calendar: string;
  previousMonth: string;
  nextMonth: string;
}

/** What a date field with a calendar says. */
export interface DatePickerLabels extends CalendarLabels {
  /** Name of the button that shows the calendar. */
  open: string;
  /** Name of the button that empties the field. */
  clear: string;
  /** What is said about a day before `min` or after `max`. */
  outside: string;
}
