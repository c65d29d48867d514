import {
  dateInZone,
  daysBetween,
  type IsoDate,
  startOfDayInZone,
  toIsoDate,
} from "@parution/rules/dates";

const SECONDS_OF_DAY = 86_400;

/** Day 0 of a spreadsheet's calendar, as it counts from March 1900 on. */
const DAY_ZERO = toIsoDate("1899-12-30");

/** A calendar day as spreadsheets keep it: days since their day 0. */
export function serialOfDay(day: IsoDate): number {
  return daysBetween(DAY_ZERO, day);
}

/** An instant as spreadsheets keep it, to the second: the day and the part of it that has passed in a zone. */
export function serialOfInstant(instant: number, zone: string): number {
  const day = dateInZone(instant, zone);
  const seconds = Math.floor((instant - startOfDayInZone(day, zone)) / 1000);
  return serialOfDay(day) + seconds / SECONDS_OF_DAY;
}
