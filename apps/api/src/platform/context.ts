import { dateInZone } from "@parution/rules/dates";
import type { Kysely } from "kysely";
import type { Config } from "./config/config.ts";
import type { Database } from "./database/tables/index.ts";
import type { Log } from "./log.ts";
import type { Storage } from "./storage/storage.ts";

/** The server's clock: the only source of «now» for every rule (docs/domain/calendar-and-deadlines.md#server-clock). */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** A clock that starts at `startsAt` (epoch milliseconds; null: the machine's time) and runs on. */
export function createClock(startsAt: number | null): Clock {
  if (startsAt === null) return { now: Date.now };
  const origin = performance.now();
  return { now: () => Math.floor(startsAt + performance.now() - origin) };
}

/** Dependencies of a use case. */
export interface Context {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
  readonly storage: Storage;
}

interface Time {
  readonly clock: Pick<Context["clock"], "now">;
  readonly config: Pick<Context["config"], "publisherZone">;
}

/** Present instant and zone, as the rules of dates need them. */
export const clockOf = ({ clock, config }: Time) => ({
  now: clock.now(),
  zone: config.publisherZone,
});

/** The present as {@link clockOf}, with its day there: read once for one decision. */
export function momentOf(context: Time) {
  const clock = clockOf(context);
  return { clock, today: dateInZone(clock.now, clock.zone) };
}

export type Moment = ReturnType<typeof momentOf>;
