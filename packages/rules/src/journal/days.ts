import type { JournalWindow } from "../calendar/index.ts";
import { isInJournalWindow } from "../calendar/index.ts";
import { type IsoDate, weekdayOf } from "../dates/index.ts";

/** Facts that decide if an issue of a day can be ordered. */
export interface IssueDays {
  readonly window: JournalWindow;
  /** Days on which there was no edition: a set, or a map to whatever explains each. */
  readonly closures: ReadonlySet<IsoDate> | ReadonlyMap<IsoDate, unknown>;
}

/** Why there is no issue of a day to order (docs/domain/calendar-and-deadlines.md#issues-of-the-past). */
export type IssueBlock = "outside" | "weekend" | "no-edition";

const SUNDAY = 0;
const SATURDAY = 6;

/** Why the issue of `date` cannot be ordered; null when it can. */
export function issueBlock(date: IsoDate, { window, closures }: IssueDays): IssueBlock | null {
  if (!isInJournalWindow(date, window)) return "outside";
  const weekday = weekdayOf(date);
  if (weekday === SUNDAY || weekday === SATURDAY) return "weekend";
  return closures.has(date) ? "no-edition" : null;
}
