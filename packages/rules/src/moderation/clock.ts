import { addDays, type IsoDate, weekdayOf } from "../dates/index.ts";

/** Working days that the terms leave the newspaper after an order (docs/domain/moderation.md#clocks). */
export const REVIEW_DAYS = { acknowledge: 1, decide: 3 } as const;

/** Milliseconds in which a moderator can take a decision back, before mails and refunds leave. */
export const UNDO_MILLISECONDS = 10_000;

/** Progress of a clock of the terms. */
export type ReviewState = "inTime" | "dueToday" | "late";

type Closures = Pick<ReadonlySet<IsoDate>, "has">;

const SUNDAY = 0;
const SATURDAY = 6;

/** The `count`th working day after `date`: Monday to Friday, without the days that have no edition. */
export function workingDayAfter(date: IsoDate, count: number, closures: Closures): IsoDate {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    const weekday = weekdayOf(day);
    if (weekday !== SUNDAY && weekday !== SATURDAY && !closures.has(day)) left -= 1;
  }
  return day;
}

/** State of a decision, or of the acknowledgement, about an ad that was ordered on a day. */
export function reviewState(
  clock: keyof typeof REVIEW_DAYS,
  orderedOn: IsoDate,
  today: IsoDate,
  closures: Closures,
): ReviewState {
  const due = workingDayAfter(orderedOn, REVIEW_DAYS[clock], closures);
  if (today > due) return "late";
  return today === due ? "dueToday" : "inTime";
}

/** An ad that waits for a decision, as far as its place in the queue depends on it. */
export interface Waiting {
  readonly id: number;
  /** Closing of its first date, epoch milliseconds. */
  readonly closesAt: number;
  /** Epoch milliseconds. */
  readonly orderedAt: number;
}

/** Order of the queue: the nearest closing first, then the oldest. */
export const compareWaiting = (left: Waiting, right: Waiting): number =>
  left.closesAt - right.closesAt || left.orderedAt - right.orderedAt || left.id - right.id;
