import type { JournalWindow, WeekendEditions } from "../calendar/index.ts";
import { isInJournalWindow, isWeekendRest } from "../calendar/index.ts";
import type { IsoDate } from "../dates/index.ts";

/** Facts that decide if an issue of a day can be ordered. */
export interface IssueDays {
  readonly window: JournalWindow;
  /** Editions of the weekend; none where absent. */
  readonly weekend?: WeekendEditions | undefined;
  /** Days on which there was no edition: a set, or a map to whatever explains each. */
  readonly closures: ReadonlySet<IsoDate> | ReadonlyMap<IsoDate, unknown>;
}

/** Why there is no issue of a day to order (docs/domain/calendar-and-deadlines.md#issues-of-the-past). */
export type IssueBlock = "outside" | "weekend" | "no-edition";

/** Why the issue of `date` cannot be ordered; null when it can. */
export function issueBlock(
  date: IsoDate,
  { window, weekend, closures }: IssueDays,
): IssueBlock | null {
  if (!isInJournalWindow(date, window)) return "outside";
  if (isWeekendRest(date, weekend)) return "weekend";
  return closures.has(date) ? "no-edition" : null;
}
