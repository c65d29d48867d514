/** Labels of the calendar. Days are formatted in full in the calendar's language. */
export interface PublicationCalendarLabels {
  /** Name of the whole, such as "Publication dates". */
  calendar: string;
  /** Names of the buttons that turn the months. */
  previousMonth: string;
  nextMonth: string;
  /** Reason of a day before `min` or after `max`. */
  outside: string;
  /** Number of selected days, zero included; announced after each change. */
  chosen: (count: number) => string;
  /** Name of the button that takes a day away. */
  remove: (day: string) => string;
  /** Text of the button that takes all days away. */
  clear: string;
}
