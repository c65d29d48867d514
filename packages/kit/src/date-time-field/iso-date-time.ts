import { CalendarDateTime, toCalendarDate } from "@internationalized/date";
import { isoOf } from "../date-picker/iso-value.ts";
import { type IsoDate, readDate, twoDigits } from "../publication-calendar/iso-date.ts";

/** A day and a time, `YYYY-MM-DDTHH:mm`, in no zone: what clocks show at the place that is meant. */
export type IsoDateTime = `${IsoDate}T${string}`;

const SHAPE = /^(.{10})T([01]\d|2[0-3]):([0-5]\d)$/;

/** Reads a day and a time; `null` for a text that is none. */
export function readDateTime(value: string | null | undefined): CalendarDateTime | null {
  const [, day = "", hour, minute] = SHAPE.exec(value ?? "") ?? [];
  const date = readDate(day);
  if (!date) return null;
  return new CalendarDateTime(date.year, date.month, date.day, Number(hour), Number(minute));
}

/** Writes a day and a time; `null` for none, or while the year is still being typed. */
export function writeDateTime(date: CalendarDateTime | null): IsoDateTime | null {
  const day = date && isoOf(toCalendarDate(date));
  return day && `${day}T${twoDigits(date.hour)}:${twoDigits(date.minute)}`;
}
