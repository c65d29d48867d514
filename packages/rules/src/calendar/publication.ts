import { eachDay, type IsoDate, startOfDayInZone } from "../dates/index.ts";
import { isWeekendRest, type WeekendEditions } from "./weekend.ts";

/** The server's clock and the publisher's zone (docs/domain/calendar-and-deadlines.md#server-clock). */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: number;
  /** An IANA name, `Africa/Lagos`. */
  readonly zone: string;
}

export type Medium = "print" | "digital";

/** Reason why a day cannot be chosen (docs/domain/calendar-and-deadlines.md#blocked-days). */
export type BlockReason = "outside" | "weekend" | "no-edition" | "deadline";

/** Closing of a support's days to new ads. */
export interface Closing {
  readonly medium: Medium;
  /** Hours before a day begins, a setting of each support. */
  readonly leadHours: number;
}

/** Lead time of a support that sets none. */
export const DEFAULT_LEAD: Readonly<Record<Medium, number>> = { print: 36, digital: 0 };
/** Longest lead time of a support, in hours. */
export const LONGEST_LEAD = 240;

/** Facts that decide the days of one support and channel. */
export interface PublicationRules extends Closing {
  /** The server's clock, epoch milliseconds. */
  readonly now: number;
  /** The publisher's zone, an IANA name. */
  readonly zone: string;
  /** The first and last day of the support's period, both included. */
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** Editions of the weekend; none where absent. */
  readonly weekend?: WeekendEditions | undefined;
  /** Days without an edition: a set, or a map to whatever explains each. */
  readonly closures: ReadonlySet<IsoDate> | ReadonlyMap<IsoDate, unknown>;
  /** Days whose edition was closed or cancelled, whatever the clock says; none where absent. */
  readonly closedEditions?: ReadonlySet<IsoDate>;
  /** Days that may still close, such as religious days before their announcement; none where absent. */
  readonly provisional?: ReadonlySet<IsoDate> | ReadonlyMap<IsoDate, unknown>;
}

export interface PublicationDay {
  readonly date: IsoDate;
  readonly available: boolean;
  /** `null` exactly when available. Permanent reasons come before the deadline. */
  readonly reason: BlockReason | null;
  /** The instant that closes the day, epoch milliseconds: see {@link cutoffOf}. */
  readonly cutoff: number;
  /** True where the day can be chosen, but may still close. */
  readonly provisional: boolean;
}

const HOUR = 3_600_000;

/**
 * The instant that closes `date` to new ads: the lead time before the day begins in the publisher's zone; of print still open, of
 * digital already closed (docs/domain/calendar-and-deadlines.md#lead-time).
 */
export const cutoffOf = (leadHours: number, date: IsoDate, zone: string): number =>
  startOfDayInZone(date, zone) - leadHours * HOUR;

/** True when `date` still takes new ads, whatever else may close it: its cut-off has not passed. */
export function isBeforeCutoff(
  { medium, leadHours }: Closing,
  date: IsoDate,
  { now, zone }: Clock,
): boolean {
  return isOpen(medium, cutoffOf(leadHours, date, zone), now);
}

/** True when `date` can be chosen, and if not, why. */
export function dayStatus(date: IsoDate, rules: PublicationRules): PublicationDay {
  const cutoff = cutoffOf(rules.leadHours, date, rules.zone);
  const reason = blockReason(date, cutoff, rules);
  const available = reason === null;
  const provisional = available && rules.provisional?.has(date) === true;
  return { date, available, reason, cutoff, provisional };
}

/** Every day of the support's period, in order. */
export function publicationDays(rules: PublicationRules): PublicationDay[] {
  return eachDay(rules.start, rules.end).map((date) => dayStatus(date, rules));
}

function blockReason(date: IsoDate, cutoff: number, rules: PublicationRules): BlockReason | null {
  if (date < rules.start || date > rules.end) return "outside";
  if (isWeekendRest(date, rules.weekend)) return "weekend";
  if (rules.closures.has(date)) return "no-edition";
  if (rules.closedEditions?.has(date)) return "deadline";
  return isOpen(rules.medium, cutoff, rules.now) ? null : "deadline";
}

function isOpen(medium: Medium, cutoff: number, now: number): boolean {
  return medium === "print" ? now <= cutoff : now < cutoff;
}
