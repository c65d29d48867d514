import { publicationDays } from "@parution/rules/calendar";
import { addDays, dateInZone, type IsoDate, startOfDayInZone } from "@parution/rules/dates";
import { supportCalendar } from "../../calendar/index.ts";
import type { Offer } from "../../pricing/index.ts";
import type { PlannedAd } from "./plan.ts";
import { dice } from "./random.ts";
import { lives } from "./states.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Times of an ad's order and publication. */
export interface Schedule {
  /** Epoch milliseconds, on the minute. */
  readonly orderedAt: number;
  readonly dates: readonly [IsoDate, ...IsoDate[]];
}

/** The days that ads speak of, some before the order and some after. */
export function daysAround(orderedAt: number, seed: number, zone: string) {
  const today = dateInZone(orderedAt, zone);
  const thrown = dice(seed + 1);
  return {
    past: addDays(today, -thrown.between(3, 40)),
    coming: addDays(today, thrown.between(15, 45)),
  };
}

/** Instant of a planned ad's order, relative to `now` (epoch milliseconds). */
export function orderInstant({ seed, state, age }: PlannedAd, now: number): number {
  const [least, most] = lives[state].age;
  const jitter = dice(seed + 2).between(0, 59) * MINUTE;
  const orderedAt = now - (least + age * (most - least)) * HOUR - jitter;
  return orderedAt - (orderedAt % MINUTE);
}

/** Days after the lead among which three dates are always found. */
const SEARCHED = 40;

/** Chooses one to three dates: the first open day after the lead, and days that follow at some distance. */
export function chooseDates(planned: PlannedAd, offer: Offer, orderedAt: number, zone: string) {
  const calendar = supportCalendar(offer, offer.closures, { now: orderedAt, zone });
  const earliest = orderedAt + lives[planned.state].lead * HOUR;
  const start = dateInZone(earliest, zone);
  const open = publicationDays({ ...calendar, start, end: addDays(start, SEARCHED) })
    .filter(({ date, available }) => available && startOfDayInZone(date, zone) >= earliest)
    .map(({ date }) => date);
  const thrown = dice(planned.seed + 3);
  const [step, count] = [thrown.pick([1, 1, 2, 5]), thrown.pick([1, 1, 2, 2, 3])];
  const [first, ...later] = open.filter((_, index) => index % step === 0).slice(0, count);
  if (first === undefined) throw new RangeError(`No open day for the ad ${planned.seed}`);
  return [first, ...later] as const;
}
