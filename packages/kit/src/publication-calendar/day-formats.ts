import { CalendarDate, startOfWeek } from "@internationalized/date";
import { type IsoDate, readDate, utcMidnight } from "./iso-date.ts";
import { firstDay, type MonthIndex } from "./month.ts";

export interface WeekdayName {
  /** As wide as a column. */
  brief: string;
  /** For columns too narrow for that. */
  narrow: string;
  full: string;
}

/** How a language writes days. A day that does not exist is written as it came. */
export interface DayFormats {
  /** In full, for ears and hints: "lundi 16 mars 2026". */
  full: (day: IsoDate) => string;
  /** Short and unmistakable, for a list: "lun. 16/03/2026". */
  short: (day: IsoDate) => string;
  /** The number of the day in its month. */
  number: (day: IsoDate) => string;
  /** "mars 2026". */
  month: (month: MonthIndex) => string;
  /** From the day on which weeks begin. */
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
      format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
      return format.format(utcMidnight(date));
    };
  };
  const ofDay = (write: (date: CalendarDate) => string) => (day: IsoDate) => {
    const date = readDate(day);
    return date ? write(date) : day;
  };
  // A month has at most 31 numbers: written once, they serve every month.
  const figures = new Intl.NumberFormat(locale);
  const numbers = Array.from({ length: 32 }, (_, value) => figures.format(value));
  const weekday = writer({ weekday: "short" });
  const month = writer({ month: "long", year: "numeric" });
  return {
    full: ofDay(writer({ weekday: "long", day: "numeric", month: "long", year: "numeric" })),
    short: ofDay((date) => `${weekday(date)} ${dayFirst(date)}`),
    number: (day) => numbers[Number(day.slice(8))] ?? day,
    month: (index) => month(firstDay(index)),
    weekdays: weekdayNames(locale, writer),
  };
}

/** Column heads hold four characters: languages whose short names are longer get the narrow ones. */
const COLUMN_WIDTH = 4;

type Writer = (options: Intl.DateTimeFormatOptions) => (date: CalendarDate) => string;

function weekdayNames(locale: string, writer: Writer): WeekdayName[] {
  const [long, short, narrow] = [
    writer({ weekday: "long" }),
    writer({ weekday: "short" }),
    writer({ weekday: "narrow" }),
  ];
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

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
