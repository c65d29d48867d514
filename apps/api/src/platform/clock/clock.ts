/** The server's clock: the only source of «now» for every rule (readings E4). */
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
