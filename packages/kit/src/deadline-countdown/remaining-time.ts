const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Moments worth interrupting someone for, as time left in milliseconds, largest first. */
export const THRESHOLDS: readonly number[] = [DAY, HOUR, 15 * MINUTE, 5 * MINUTE, MINUTE];

export type Urgency = "calm" | "near" | "imminent" | "passed";

/** One or two quantities that say how long is left, such as 2 days and 3 hours. */
export interface Quantity {
  value: number;
  unit: "day" | "hour" | "minute" | "second";
}

/** Time left in milliseconds; never negative, and 0 where either instant is unknown: no time is promised. */
export function timeLeft(until: number, now: number): number {
  const left = until - now;
  return left > 0 && Number.isFinite(left) ? left : 0;
}

export function urgencyOf(left: number): Urgency {
  if (left <= 0) return "passed";
  if (left <= HOUR) return "imminent";
  return left <= DAY ? "near" : "calm";
}

/**
 * The two largest units that matter: days and hours, hours and minutes, minutes and seconds.
 * Each is rounded down, so that no time is promised that is not there.
 */
export function quantitiesOf(left: number): readonly Quantity[] {
  if (left >= DAY) return pair(left, ["day", DAY], ["hour", HOUR]);
  if (left >= HOUR) return pair(left, ["hour", HOUR], ["minute", MINUTE]);
  return pair(left, ["minute", MINUTE], ["second", SECOND]);
}

type Unit = readonly [Quantity["unit"], number];

function pair(left: number, [large, largeSize]: Unit, [small, smallSize]: Unit): Quantity[] {
  return [
    { value: Math.floor(left / largeSize), unit: large },
    { value: Math.floor((left % largeSize) / smallSize), unit: small },
  ];
}

/** The smallest threshold already reached; `undefined` while none is. Zero once time is up. */
export function reachedThreshold(left: number): number | undefined {
  if (left <= 0) return 0;
  return THRESHOLDS.findLast((threshold) => left <= threshold);
}
