import type { Context } from "./context.ts";

/** The present, and the zone whose days count (readings E1, E4): what every rule of dates asks. */
export const clockOf = ({ clock, config }: Pick<Context, "clock" | "config">) => ({
  now: clock.now(),
  zone: config.publisherZone,
});
