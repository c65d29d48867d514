import { dateInZone } from "@parution/rules/dates";
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
  return { clock, today: dateInZone(clock.now, clock.zone) };
}

export type Moment = ReturnType<typeof momentOf>;
