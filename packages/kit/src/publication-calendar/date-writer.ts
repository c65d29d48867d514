import { type DayParts, utcMidnight } from "./iso-date.ts";
import { type MonthIndex, monthOf } from "./month.ts";

/** Months are the Gregorian calendar's, whichever one a language prefers, and no zone moves their days. */
export const GRID = { calendar: "gregory", timeZone: "UTC" } as const;

/** Writes dates in full, such as "lundi 16 mars 2026". */
export interface DateWriter {
  write: (date: DayParts) => string;
  /** The numbers of days as the language writes them, from 1. */
  numbers: readonly string[];
}

/**
 * Dates of a month differ in two words: those are taken from one month of 31 days, then each month is written once and
 * its days are filled in. A year takes a tenth of what its single dates do.
 */
export function dateWriter(locale: string): DateWriter {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    ...GRID,
  });
  const sample = Array.from({ length: 31 }, (_, day) => {
    const time = Date.UTC(2024, 0, day + 1);
    return { weekday: weekdayAt(time), parts: format.formatToParts(time) };
  });
  const numbers = ["", ...sample.map(({ parts }) => wordIn(parts, "day"))];
  const weekdays = new Map(
    sample.map(({ weekday, parts }) => [weekday, wordIn(parts, "weekday")] as const),
  );
  const months = new Map<MonthIndex, readonly Intl.DateTimeFormatPart[]>();

  const write = (date: DayParts) => {
    const time = utcMidnight(date);
    const month = monthOf(date);
    const parts = months.get(month) ?? format.formatToParts(time);
    months.set(month, parts);
    let text = "";
    for (const { type, value } of parts) {
      if (type === "day") text += numbers[date.day] ?? value;
      else text += (type === "weekday" && weekdays.get(weekdayAt(time))) || value;
    }
    return text;
  };
  return { write, numbers };
}

/** 0 is Sunday. */
function weekdayAt(time: number): number {
  return new Date(time).getUTCDay();
}

function wordIn(parts: readonly Intl.DateTimeFormatPart[], type: "day" | "weekday"): string {
  return parts.find((part) => part.type === type)?.value ?? "";
}
