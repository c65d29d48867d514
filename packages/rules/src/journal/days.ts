import { type Clock, isWeekendRest, type WeekendEditions } from "../calendar/index.ts";
import { addDays, dateInZone, type IsoDate } from "../dates/index.ts";

/** The days whose issues can be ordered, both included. */
export interface JournalWindow {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/**
 * Journal orders are for issues of the past: from today − `farthest` days (`nbr_jours_fin`) to today − `nearest` days
 * (`nbr_jours_debut`), today being the publisher's (docs/domain/calendar-and-deadlines.md#issues-of-the-past).
 */
export function journalWindow(
  { nearest, farthest }: { readonly nearest: number; readonly farthest: number },
  { now, zone }: Clock,
): JournalWindow {
  const today = dateInZone(now, zone);
  return { from: addDays(today, -farthest), to: addDays(today, -nearest) };
}

/** Facts that decide if an issue of a day can be ordered. */
export interface IssueDays {
  readonly window: JournalWindow;
  /** Editions of the weekend; none where absent. */
  readonly weekend?: WeekendEditions | undefined;
  /** Days on which there was no edition: a set, or a map to whatever explains each. */
  readonly closures: ReadonlySet<IsoDate> | ReadonlyMap<IsoDate, unknown>;
}

/** Reason why there is no issue of a day to order (docs/domain/calendar-and-deadlines.md#issues-of-the-past). */
export type IssueBlock = "outside" | "weekend" | "no-edition";

/** Reason why the issue of `date` cannot be ordered; null when it can. */
export function issueBlock(
  date: IsoDate,
  { window, weekend, closures }: IssueDays,
): IssueBlock | null {
  if (date < window.from || date > window.to) return "outside";
  if (isWeekendRest(date, weekend)) return "weekend";
  return closures.has(date) ? "no-edition" : null;
}
