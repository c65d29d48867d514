import { type IsoDate, startOfDayInZone } from "../dates/index.ts";
import { type Clock, cutoffOf } from "./publication.ts";

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
