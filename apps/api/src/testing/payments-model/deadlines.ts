import { addDays, dateInZone, type IsoDate, weekdayOf } from "@parution/rules/dates";
import { holidaysOf } from "../../newspaper/starter/holidays.ts";

const HOUR = 3_600_000;
const ZONE = "Africa/Lagos";
/** The zone has no summer time. */
const beginOf = (day: IsoDate): number => Date.parse(`${day}T00:00:00+01:00`);

/** The first instant at which an order for a day is paid no more. */
export const payBefore = (day: IsoDate): number => beginOf(day) - 30 * HOUR;
/** The first at which a card page that is open already is paid no more. */
export const cardBefore = (day: IsoDate): number => payBefore(day) + HOUR;
/** The last at which an ad for a day is ordered, or edited once it is settled. */
export const orderUntil = (day: IsoDate): number => beginOf(day) - 36 * HOUR;
/** Validity of a code of the cash partner's, where no deadline ends it earlier. */
export const CODE_VALIDITY = 72 * HOUR;

const SUNDAY = 0;
const SATURDAY = 6;
const closed = new Set(holidaysOf(2026).map(({ date }) => date));

/** `count` days that an ad can be ordered for now, after leaving out the first `skip`. */
export function openDays(now: number, skip: number, count: number): readonly IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = dateInZone(now, ZONE); days.length < skip + count; day = addDays(day, 1)) {
    const weekday = weekdayOf(day);
    const appears = weekday !== SUNDAY && weekday !== SATURDAY && !closed.has(day);
    if (appears && now <= orderUntil(day)) days.push(day);
  }
  return days.slice(skip);
}
