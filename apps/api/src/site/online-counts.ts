import type { Kysely } from "kysely";
import type { Context } from "../platform/context/index.ts";
import type { Database } from "../platform/database/index.ts";
import { countOnline } from "./queries.ts";

/**
 * How long a process tells the same counts, in milliseconds: twenty times what counting took, so that a newspaper of a million
 * ads, which takes a while, is not counted all the time.
 */
const LIFETIME = { least: 2000, most: 30_000, times: 20 };

interface Kept {
  /** Ads by heading; a promise, so that who asks while they are counted first waits for the same count. */
  readonly counts: Promise<ReadonlyMap<number, number>>;
  until: number;
}

/** By support; null stands for all of them. */
const keptOf = new WeakMap<Kysely<Database>, Map<number | null, Kept>>();

/**
 * How many ads are online in each heading, of one support or of all: as of two seconds ago, of half a minute at most where
 * counting takes long, whichever process published since.
 */
export function readOnlineCounts(
  { db, clock }: Pick<Context, "clock" | "db">,
  supportId: number | undefined,
): Promise<ReadonlyMap<number, number>> {
  const kept = keptOf.get(db) ?? new Map<number | null, Kept>();
  keptOf.set(db, kept);
  const key = supportId ?? null;
  const known = kept.get(key);
  if (known !== undefined && clock.now() < known.until) return known.counts;
  const begun = performance.now();
  const counting = { counts: count(db, supportId), until: clock.now() + LIFETIME.least };
  kept.set(key, counting);
  counting.counts.then(
    () => {
      const took = performance.now() - begun;
      const lifetime = Math.min(LIFETIME.most, Math.max(LIFETIME.least, LIFETIME.times * took));
      counting.until = clock.now() + lifetime;
    },
    () => kept.delete(key),
  );
  return counting.counts;
}

async function count(db: Kysely<Database>, supportId: number | undefined) {
  const rows = await countOnline(db, supportId);
  return new Map(rows.map((row) => [row.heading_id, row.count]));
}
