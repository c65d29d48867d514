import { CalendarDate, startOfWeek } from "@internationalized/date";
import { dateWriter, GRID } from "./date-writer.ts";
import { type IsoDate, readDate, twoDigits, utcMidnight } from "./iso-date.ts";
import { dayIn, firstDay, type MonthIndex } from "./month.ts";

export interface WeekdayName {
  /** Name of the weekday as wide as a column. */
  brief: string;
  /** Name of the weekday for columns too narrow for `brief`. */
  narrow: string;
  full: string;
}

/** Formats of days in a language. A day that does not exist is returned unchanged. */
export interface DayFormats {
  /** Day in full, for screen readers and hints: "lundi 16 mars 2026". */
  full: (day: IsoDate) => string;
  /** The same of a month's day that exists: hundreds are rendered without being read first. */
  fullIn: (month: MonthIndex, day: number) => string;
  /** Short and unmistakable, for a list: "lun. 16/03/2026". */
  short: (day: IsoDate) => string;
  /** The number of the day in its month. */
  number: (day: IsoDate) => string;
  /** "mars 2026". */
  month: (month: MonthIndex) => string;
  /** Names of the weekdays, from the day on which weeks begin. */
  weekdays: readonly WeekdayName[];
}

const known = new Map<string, DayFormats>();

/** The formats of a language, made once. */
export function dayFormats(locale: string): DayFormats {
  const formats = known.get(locale) ?? makeFormats(locale);
  known.set(locale, formats);
  return formats;
}

function makeFormats(locale: string): DayFormats {
  // A format takes milliseconds to make: each waits for its first use.
  const writer = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (date: CalendarDate) => {
      format ??= new Intl.DateTimeFormat(locale, { ...options, ...GRID });
      return format.format(utcMidnight(date));
    };
  };
  const ofDay = (write: (date: CalendarDate) => string) => (day: IsoDate) => {
    const date = readDate(day);
    return date ? write(date) : day;
  };
  const inFull = dateWriter(locale);
  const weekday = writer({ weekday: "short" });
  return {
    full: ofDay(inFull.write),
    fullIn: (month, day) => inFull.write(dayIn(month, day)),
    short: ofDay((date) => `${weekday(date)} ${dayFirst(date)}`),
    number: (day) => inFull.numbers[Number(day.slice(8))] ?? day,
    month: monthNames(writer({ month: "long", year: "numeric" })),
    weekdays: weekdayNames(locale, writer, weekday),
  };
}

type Writer = (options: Intl.DateTimeFormatOptions) => (date: CalendarDate) => string;

/** The calendar names its months at every move: each is written once. */
function monthNames(write: (date: CalendarDate) => string) {
  const names = new Map<MonthIndex, string>();
  return (month: MonthIndex) => {
    const name = names.get(month) ?? write(firstDay(month));
    names.set(month, name);
    return name;
  };
}

/** Column heads hold four characters: languages whose short names are longer get the narrow ones. */
const COLUMN_WIDTH = 4;

function weekdayNames(
  locale: string,
  writer: Writer,
  short: (date: CalendarDate) => string,
): WeekdayName[] {
  const [long, narrow] = [writer({ weekday: "long" }), writer({ weekday: "narrow" })];
  const first = startOfWeek(new CalendarDate(2026, 1, 1), locale);
  const week = Array.from({ length: 7 }, (_, index) => first.add({ days: index }));
  const fits = week.every((day) => short(day).length <= COLUMN_WIDTH);
  return week.map((day) => ({
    brief: fits ? short(day) : narrow(day),
    narrow: narrow(day),
    full: long(day),
  }));
}

function dayFirst({ year, month, day }: CalendarDate): string {
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`;
}
