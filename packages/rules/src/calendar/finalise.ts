import { type IsoDate, startOfDayInZone } from "../dates/index.ts";

/** The server's clock and the publisher's zone (docs/domain/calendar-and-deadlines.md#server-clock). */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: number;
  /** An IANA name, `Africa/Lagos`. */
  readonly zone: string;
}

/** Facts on which finalising an unpaid ad or order depends. */
export interface Finalisable {
  /** The earliest publication date; `null` when nothing is to be published, which no deadline ends. */
  readonly firstDate: IsoDate | null;
  /** True when the support has `prix_fix` 1: such ads can always be finalised. */
  readonly fixedPrice: boolean;
}

const HOUR = 3_600_000;
const AD_LEAD = 30 * HOUR;
const ORDER_LEAD = 48 * HOUR;

/**
 * The first instant at which an ad for `earliest` can no longer be finalised: 30 hours before
 * (docs/domain/calendar-and-deadlines.md#payment-deadline).
 */
export function adFinaliseCutoff(earliest: IsoDate, zone: string): number {
  return startOfDayInZone(earliest, zone) - AD_LEAD;
}

/**
 * The first instant at which an order for `earliest` can no longer be finalised: 48 hours before
 * (docs/domain/calendar-and-deadlines.md#finalising).
 */
export function orderFinaliseCutoff(earliest: IsoDate, zone: string): number {
  return startOfDayInZone(earliest, zone) - ORDER_LEAD;
}

/** True when an ad can be finalised: its first day begins in strictly more than 30 hours, or the price is fixed. */
export function canFinaliseAd(ad: Finalisable, clock: Clock): boolean {
  return isInTime(ad, clock, adFinaliseCutoff);
}

/** True when an order can be finalised: its first day begins in strictly more than 48 hours, or the price is fixed. */
export function canFinaliseOrder(order: Finalisable, clock: Clock): boolean {
  return isInTime(order, clock, orderFinaliseCutoff);
}

const DAY = 24 * HOUR;

/**
 * True where an ad for `date` stays payable for a day at least, also as part of an order: a proposed date must leave
 * time to read and to pay. Supports with `prix_fix` 1 close with the day itself.
 */
export function leavesTimeToPay(
  { firstDate, fixedPrice }: Finalisable,
  { now, zone }: Clock,
): boolean {
  if (firstDate === null) return true;
  const closing = fixedPrice
    ? startOfDayInZone(firstDate, zone)
    : orderFinaliseCutoff(firstDate, zone);
  return now + DAY <= closing;
}

function isInTime(
  { firstDate, fixedPrice }: Finalisable,
  { now, zone }: Clock,
  cutoffOf: (earliest: IsoDate, zone: string) => number,
): boolean {
  return fixedPrice || firstDate === null || now < cutoffOf(firstDate, zone);
}
