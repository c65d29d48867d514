import { eachDay, type IsoDate, startOfDayInZone, weekdayOf } from "../dates/index.ts";
import type { Clock } from "./finalise.ts";

export type Medium = "print" | "digital";

/** Why a day cannot be chosen (docs/domain/calendar-and-deadlines.md#blocked-days). */
export type BlockReason = "outside" | "weekend" | "no-edition" | "deadline";

/** Facts that decide the days of one support and channel. */
export interface PublicationRules {
  readonly medium: Medium;
  /** The server's clock, epoch milliseconds. */
  readonly now: number;
  /** The publisher's zone, an IANA name. */
  readonly zone: string;
  /** The first and last day of the support's period, both included. */
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** Days without an edition: a set, or a map to whatever explains each. */
  readonly closures: ReadonlySet<IsoDate> | ReadonlyMap<IsoDate, unknown>;
}

export interface PublicationDay {
  readonly date: IsoDate;
  readonly available: boolean;
  /** `null` exactly when available. Permanent reasons come before the deadline. */
  readonly reason: BlockReason | null;
  /** The instant that closes the day, epoch milliseconds: see {@link cutoffOf}. */
  readonly cutoff: number;
}

const HOUR = 3_600_000;
const PRINT_LEAD = 36 * HOUR;
const SUNDAY = 0;
const SATURDAY = 6;

/**
 * The instant that closes `date` to new ads: print 36 hours before the day begins in the publisher's zone, that
 * instant still open; digital when the day begins, that instant already closed
 * (docs/domain/calendar-and-deadlines.md#print-deadline).
 */
export function cutoffOf(medium: Medium, date: IsoDate, zone: string): number {
  const start = startOfDayInZone(date, zone);
  return medium === "print" ? start - PRINT_LEAD : start;
}

/** True when `date` still takes new ads, whatever else may close it: its cut-off has not passed. */
export function isBeforeCutoff(medium: Medium, date: IsoDate, { now, zone }: Clock): boolean {
  return isOpen(medium, cutoffOf(medium, date, zone), now);
}

/** True when `date` can be chosen, and if not, why. */
export function dayStatus(date: IsoDate, rules: PublicationRules): PublicationDay {
  const cutoff = cutoffOf(rules.medium, date, rules.zone);
  const reason = blockReason(date, cutoff, rules);
  return { date, available: reason === null, reason, cutoff };
}

/** Every day of the support's period, in order. */
export function publicationDays(rules: PublicationRules): PublicationDay[] {
  return eachDay(rules.start, rules.end).map((date) => dayStatus(date, rules));
}

/** The day whose cut-off comes next, the first that can still be chosen; `null` when none can. */
export function nextCutoff(rules: PublicationRules): PublicationDay | null {
  for (const date of eachDay(rules.start, rules.end)) {
    const day = dayStatus(date, rules);
    if (day.available) return day;
  }
  return null;
}

function blockReason(date: IsoDate, cutoff: number, rules: PublicationRules): BlockReason | null {
  if (date < rules.start || date > rules.end) return "outside";
  if (isWeekend(date)) return "weekend";
  if (rules.closures.has(date)) return "no-edition";
  return isOpen(rules.medium, cutoff, rules.now) ? null : "deadline";
}

function isWeekend(date: IsoDate): boolean {
  const weekday = weekdayOf(date);
  return weekday === SUNDAY || weekday === SATURDAY;
}

function isOpen(medium: Medium, cutoff: number, now: number): boolean {
  return medium === "print" ? now <= cutoff : now < cutoff;
}
