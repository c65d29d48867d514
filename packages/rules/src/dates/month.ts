import { type IsoDate, toIsoDate } from "./iso-date.ts";

/** The first day of the month of a day. */
export function firstOfMonth(day: IsoDate): IsoDate {
  return toIsoDate(`${day.slice(0, 7)}-01`);
}

/** The first day of the month after that of a day. */
export function firstOfNextMonth(day: IsoDate): IsoDate {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return toIsoDate(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10));
}
