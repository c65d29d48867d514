import type { readCalendar } from "@parution/contract/calendar";
import type { CallAnswer } from "@parution/contract/call";
import { dateInZone, type IsoDate } from "@parution/rules/dates";

export type CalendarAnswer = CallAnswer<typeof readCalendar>;

/** The days of a support, as the calendar takes them. */
export interface PublicationDays {
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** By the server's clock, in the publisher's zone (readings E4). */
  readonly today: IsoDate;
  /** Why a day cannot be chosen, in words. */
  readonly blocked: ReadonlyMap<IsoDate, string>;
  /** Until when a day can be chosen, epoch milliseconds, in the order of the days. */
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
  return { start, end, today: dateInZone(now, zone), blocked, cutoffs };
}

/** The instant by which the ad must be ordered: the first cut-off of its dates, else of any day; null when none is left. */
export function nextDeadline(days: PublicationDays, dates: readonly IsoDate[]): number | null {
  const chosen = dates.flatMap((date) => days.cutoffs.get(date) ?? []);
  if (chosen.length > 0) return Math.min(...chosen);
  const [first] = days.cutoffs.values();
  return first ?? null;
}
