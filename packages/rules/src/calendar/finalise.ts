import { eachDay, type IsoDate, startOfDayInZone } from "../dates/index.ts";
import {
  type Clock,
  type Closing,
  cutoffOf,
  dayStatus,
  type PublicationRules,
} from "./publication.ts";

/** Facts on which finalising an unpaid ad or order depends. */
export interface Finalisable {
  /** The earliest publication date; `null` when nothing is to be published, which no deadline ends. */
  readonly firstDate: IsoDate | null;
  /** True when the support has `prix_fix` 1: such ads can always be finalised. */
  readonly fixedPrice: boolean;
  /** Lead time of its support, in hours. */
  readonly leadHours: number;
}

const HOUR = 3_600_000;
/** Milliseconds after the deadline within which a payment under way still settles its order. */
export const PAYMENT_GRACE = HOUR;
/** Hours left to pay an ad that was ordered at the last minute. */
const TIME_TO_PAY = 6;
/** Hours before the closing from which the list of orders no longer takes money. */
const EARLY_WARNING = 12;

/** Hours before its first day until which an ad can be finalised; 30 where days close 36 hours before. */
export const adFinaliseHours = (leadHours: number): number => Math.max(0, leadHours - TIME_TO_PAY);

/** Hours before its first day until which an order can be finalised; 48 where days close 36 hours before. */
export const orderFinaliseHours = (leadHours: number): number => leadHours + EARLY_WARNING;

/**
 * The first instant at which an ad for `earliest` can no longer be finalised
 * (docs/domain/calendar-and-deadlines.md#payment-deadline).
 */
export const adFinaliseCutoff = (leadHours: number, earliest: IsoDate, zone: string): number =>
  startOfDayInZone(earliest, zone) - adFinaliseHours(leadHours) * HOUR;

/**
 * The first instant at which an order for `earliest` can no longer be finalised
 * (docs/domain/calendar-and-deadlines.md#finalising).
 */
export const orderFinaliseCutoff = (leadHours: number, earliest: IsoDate, zone: string): number =>
  startOfDayInZone(earliest, zone) - orderFinaliseHours(leadHours) * HOUR;

/**
 * The instant at which an edition closes by itself: the last payment that is in time has arrived
 * (docs/domain/editions.md#closing).
 */
export const editionCloses = (leadHours: number, day: IsoDate, zone: string): number =>
  startOfDayInZone(day, zone) - closingHours({ medium: "print", leadHours }) * HOUR;

/** Hours before a day begins at which {@link dayCloses}; negative where it closes only after that. */
export const closingHours = ({ medium, leadHours }: Closing): number =>
  medium === "print" ? adFinaliseHours(leadHours) - PAYMENT_GRACE / HOUR : leadHours;

/**
 * The instant after which no ad enters `day` unless the desk opens it again: the closing of a printed newspaper's edition, some hours after its cut-off; a digital
 * one has no edition, and its cut-off counts.
 */
export const dayCloses = (closing: Closing, day: IsoDate, zone: string): number =>
  startOfDayInZone(day, zone) - closingHours(closing) * HOUR;

/** The next day that {@link dayCloses}, also where it takes no orders any more; `null` for none in the period. */
export function nextClosing(
  rules: PublicationRules,
): { readonly date: IsoDate; readonly closesAt: number } | null {
  for (const date of eachDay(rules.start, rules.end)) {
    const { reason } = dayStatus(date, rules);
    const isOver = rules.closedEditions?.has(date) === true;
    const closesAt = dayCloses(rules, date, rules.zone);
    if (!isOver && (reason === null || reason === "deadline") && closesAt > rules.now) {
      return { date, closesAt };
    }
  }
  return null;
}

/** True when an ad can be finalised: its first day begins in strictly more than its hours, or the price is fixed. */
export function canFinaliseAd(ad: Finalisable, clock: Clock): boolean {
  return isInTime(ad, clock, adFinaliseCutoff);
}

/** True when an order can be finalised: its first day begins in strictly more than its hours, or the price is fixed. */
export function canFinaliseOrder(order: Finalisable, clock: Clock): boolean {
  return isInTime(order, clock, orderFinaliseCutoff);
}

const DAY = 24 * HOUR;

/**
 * True where an ad for `date` stays payable for a day at least, also as part of an order: a proposed date must leave
 * time to read and to pay. Supports with `prix_fix` 1 are paid until their day closes.
 */
export function leavesTimeToPay(
  { firstDate, fixedPrice, leadHours }: Finalisable,
  { now, zone }: Clock,
): boolean {
  if (firstDate === null) return true;
  const closing = fixedPrice
    ? cutoffOf(leadHours, firstDate, zone)
    : orderFinaliseCutoff(leadHours, firstDate, zone);
  return now + DAY <= closing;
}

function isInTime(
  { firstDate, fixedPrice, leadHours }: Finalisable,
  { now, zone }: Clock,
  deadlineOf: (leadHours: number, earliest: IsoDate, zone: string) => number,
): boolean {
  return fixedPrice || firstDate === null || now < deadlineOf(leadHours, firstDate, zone);
}
