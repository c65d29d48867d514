import { dateInZone, type IsoDate } from "@parution/rules/dates";
import type { Context } from "./context.ts";

interface Time {
  readonly clock: Pick<Context["clock"], "now">;
  readonly config: Pick<Context["config"], "publisherZone">;
}

/** The present, and the zone whose days count (readings E1, E4): what every rule of dates asks. */
export const clockOf = ({ clock, config }: Time) => ({
  now: clock.now(),
  zone: config.publisherZone,
});

/** The present as {@link clockOf}, and the day that it is there: asked once for all that is judged together. */
export function momentOf(context: Time) {
  const clock = clockOf(context);
  return { clock, today: dayOf(clock) };
}

export type Moment = ReturnType<typeof momentOf>;

interface Known {
  readonly second: number;
  readonly zone: string;
  readonly day: IsoDate;
}

let known: Known | null = null;

/** Found once a second, within which no day begins: to ask the calendar takes longer than to describe a row. */
function dayOf({ now, zone }: ReturnType<typeof clockOf>): IsoDate {
  const second = Math.floor(now / 1000);
  if (known?.second !== second || known.zone !== zone) {
    known = { second, zone, day: dateInZone(now, zone) };
  }
  return known.day;
}
