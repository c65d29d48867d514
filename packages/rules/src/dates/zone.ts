import { fromUtc, utcMidnight } from "./day-steps.ts";
import type { IsoDate } from "./iso-date.ts";
import { offsetOf } from "./zone-offset.ts";

const DAY = 86_400_000;
const CACHED_DAYS = 4096;

const starts = new Map<string, number>();

/**
 * The epoch milliseconds at which `date` begins in `zone`: its first instant, also where the clock
 * skips or repeats midnight. A day that the zone skipped whole begins where it would have ended.
 *
 * @param zone an IANA name, `Africa/Lagos`
 * @throws RangeError when the zone is unknown
 */
export function startOfDayInZone(date: IsoDate, zone: string): number {
  const key = `${zone} ${date}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  if (starts.size >= CACHED_DAYS) starts.clear();
  const start = findStart(utcMidnight(date), zone);
  starts.set(key, start);
  return start;
}

/** The calendar day in `zone` at `instant` (epoch milliseconds). */
export function dateInZone(instant: number, zone: string): IsoDate {
  return fromUtc(instant + offsetAt(instant, zone));
}

/**
 * Epoch milliseconds at which clocks in `zone` show `wall`, `YYYY-MM-DDTHH:mm`: the first where they show it twice, the moment after
 * the gap where they skip it.
 */
export function instantInZone(wall: string, zone: string): number {
  const utc = Date.parse(`${wall}:00Z`);
  const offsets = [offsetAt(utc - DAY, zone), offsetAt(utc + DAY, zone)];
  const first = utc - Math.max(...offsets);
  return offsetAt(first, zone) === utc - first ? first : utc - Math.min(...offsets);
}

/** Local time in `zone` at an instant, `YYYY-MM-DDTHH:mm`. */
export const wallTimeInZone = (instant: number, zone: string): `${IsoDate}T${string}` =>
  `${dateInZone(instant, zone)}T${timeInZone(instant, zone).slice(0, 5)}`;

/** The time of day in `zone` at an instant, `HH:mm:ss`. */
export const timeInZone = (instant: number, zone: string): string =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(11, 19);

/** `midnight` is the wanted wall time read as UTC; zones never move by more than a day around it. */
function findStart(midnight: number, zone: string): number {
  const before = offsetAt(midnight - DAY, zone);
  const after = offsetAt(midnight + DAY, zone);
  const candidates =
    before === after ? [before] : [Math.max(before, after), Math.min(before, after)];
  for (const offset of candidates) {
    const start = midnight - offset;
    if (offsetAt(start, zone) === offset) return start;
  }
  return transitionBetween(midnight - DAY, midnight + DAY, before, zone);
}

/** Midnight was skipped: the day begins at the clock change itself, found by bisection. */
function transitionBetween(from: number, to: number, offset: number, zone: string): number {
  let early = from;
  let late = to;
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (offsetAt(middle, zone) === offset) early = middle;
    else late = middle;
  }
  return late;
}

interface Known {
  readonly second: number;
  readonly zone: string;
  readonly offset: number;
}

let known: Known | null = null;

/**
 * Local wall time less UTC, in milliseconds. Computed once for all calls in the same second, within which no clock changes:
 * a server asks it of the present over and over.
 */
function offsetAt(instant: number, zone: string): number {
  const second = Math.floor(instant / 1000);
  if (known?.second !== second || known.zone !== zone) {
    known = { second, zone, offset: offsetOf(second * 1000, zone) };
  }
  return known.offset;
}
