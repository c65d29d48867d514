import type { Clock, Medium, PublicationRules, WeekendEditions } from "@parution/rules/calendar";
import { addDays, dateInZone, type IsoDate, isIsoDate } from "@parution/rules/dates";
import type { Messages } from "../platform/http/problems.ts";
import type { CalendarRow, ClosureRow } from "./queries.ts";

/** The rules of a support's days, with the reason of each closure in every language. */
export interface SupportCalendar extends PublicationRules {
  readonly weekend: WeekendEditions;
  readonly closures: ReadonlyMap<IsoDate, Messages>;
  readonly provisional: ReadonlyMap<IsoDate, Messages>;
}

/**
 * Days of a support now: the next `calendar_days` days from today, within the support's own period where it has one
 * (docs/domain/calendar-and-deadlines.md#period).
 */
export function supportCalendar(
  row: CalendarRow,
  closures: readonly ClosureRow[],
  { now, zone }: Clock,
  provisional: readonly ClosureRow[] = [],
  closedEditions: readonly string[] = [],
): SupportCalendar {
  const today = dateInZone(now, zone);
  const lastOpen = addDays(today, row.calendar_days);
  return {
    medium: mediumOf(row.channel_id),
    leadHours: row.lead_hours,
    now,
    zone,
    start: row.calendar_start === null ? today : later(today, day(row.calendar_start)),
    end: row.calendar_end === null ? lastOpen : earlier(lastOpen, day(row.calendar_end)),
    weekend: weekendOf(row),
    closures: closedDays(closures),
    provisional: closedDays(provisional),
    closedEditions: new Set(closedEditions.map(day)),
  };
}

/** Editions of a newspaper at the weekend. */
export const weekendOf = ({
  saturdays_from,
  sundays_from,
  special_days,
}: Pick<CalendarRow, "saturdays_from" | "special_days" | "sundays_from">): WeekendEditions => ({
  saturdaysFrom: saturdays_from === null ? null : day(saturdays_from),
  sundaysFrom: sundays_from === null ? null : day(sundays_from),
  special: special_days.map(day),
});

const closuresByRows = new WeakMap<readonly ClosureRow[], SupportCalendar["closures"]>();

/** Closures by day; cached by their rows, since every order needs them. */
function closedDays(rows: readonly ClosureRow[]): SupportCalendar["closures"] {
  const known = closuresByRows.get(rows);
  if (known !== undefined) return known;
  const days = new Map(
    rows.map(({ date, reason_fr, reason_ar }) => [day(date), { fr: reason_fr, ar: reason_ar }]),
  );
  closuresByRows.set(rows, days);
  return days;
}

/** Id of the printed newspapers' channel. */
export const PRINT = 1;

/** Medium of a channel's id. */
export function mediumOf(channelId: 1 | 2): Medium {
  return channelId === PRINT ? "print" : "digital";
}

/** A day as the database writes it. */
function day(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`Not a day: ${text}`);
  return text;
}

function later(left: IsoDate, right: IsoDate): IsoDate {
  return left > right ? left : right;
}

function earlier(left: IsoDate, right: IsoDate): IsoDate {
  return left < right ? left : right;
}
