import { addDays, dateInZone, type IsoDate } from "../dates/index.ts";
import type { Clock } from "./publication.ts";

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

export function isInJournalWindow(date: IsoDate, { from, to }: JournalWindow): boolean {
  return from <= date && date <= to;
}
