import type { readCalendar } from "@parution/contract/calendar";
import type { CallAnswer } from "@parution/contract/call";
import { dateInZone, type IsoDate } from "@parution/rules/dates";

export type CalendarAnswer = CallAnswer<typeof readCalendar>;

/** The days of a support, as the calendar takes them. */
export interface PublicationDays {
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** Current day by the server's clock, in the publisher's zone. */
  readonly today: IsoDate;
  /** Reason why a day cannot be chosen. */
  readonly blocked: ReadonlyMap<IsoDate, string>;
  /** Occasion of a day that can be chosen but may still close. */
  readonly provisional: ReadonlyMap<IsoDate, string>;
  /** Cut-offs of the open days, epoch milliseconds, in the order of the days. */
  readonly cutoffs: ReadonlyMap<IsoDate, number>;
}

export function publicationDaysOf(answer: CalendarAnswer, zone: string): PublicationDays {
  const blocked = new Map<IsoDate, string>();
  const cutoffs = new Map<IsoDate, number>();
  for (const { date, available, reason, cutoff } of answer.days) {
    if (!available) blocked.set(date, reason ?? "");
    else if (cutoff !== null) cutoffs.set(date, cutoff);
  }
  const { start, end, now } = answer;
  const provisional = new Map(answer.provisional.map(({ date, reason }) => [date, reason]));
  return { start, end, today: dateInZone(now, zone), blocked, provisional, cutoffs };
}

/** The days at `now`: those whose cut-off went by since they were read are closed, for the reason `passed`. */
export function daysAt(days: PublicationDays, now: number, passed: string): PublicationDays {
  const closed = [...days.cutoffs].filter(([, cutoff]) => cutoff < now);
  if (closed.length === 0) return days;
  const blocked = new Map(days.blocked);
  const cutoffs = new Map(days.cutoffs);
  for (const [date] of closed) {
    blocked.set(date, passed);
    cutoffs.delete(date);
  }
  return { ...days, blocked, cutoffs };
}

/** The first cut-off that is still to come; null when none is. */
export function firstCutoff({ cutoffs }: PublicationDays): number | null {
  return cutoffs.size === 0 ? null : Math.min(...cutoffs.values());
}

/** A chosen date that can no longer be ordered, and the next one that can. */
export interface ClosedDate {
  readonly date: IsoDate;
  /** Null when no day is left. */
  readonly next: IsoDate | null;
}

/** The chosen dates that are closed, each with the first open day after it that nothing else takes, or before it where none is left. */
export function closedDates(days: PublicationDays, dates: readonly IsoDate[]): ClosedDate[] {
  const taken = new Set(dates);
  const closed = dates.filter((date) => !days.cutoffs.has(date)).toSorted();
  return closed.map((date) => {
    const free = [...days.cutoffs.keys()].filter((day) => !taken.has(day));
    const next = free.find((day) => day > date) ?? free[0] ?? null;
    if (next !== null) taken.add(next);
    return { date, next };
  });
}

/** The chosen dates with each closed one given up for the day proposed in its place, if there is one. */
export function replaceClosed(dates: readonly IsoDate[], closed: readonly ClosedDate[]): IsoDate[] {
  const proposals = new Map(closed.map(({ date, next }) => [date, next]));
  return dates.flatMap((date) => {
    const next = proposals.get(date);
    return next === undefined ? date : (next ?? []);
  });
}

/** The instant by which the ad must be ordered: the first cut-off of its dates, else of any day; null when none is left. */
export function nextDeadline(days: PublicationDays, dates: readonly IsoDate[]): number | null {
  const chosen = dates.flatMap((date) => days.cutoffs.get(date) ?? []);
  if (chosen.length > 0) return Math.min(...chosen);
  return firstCutoff(days);
}
