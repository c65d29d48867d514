import type { Kysely } from "kysely";
import type { Context } from "../platform/context/index.ts";
import type { Database } from "../platform/database/index.ts";
import { countOnline } from "./queries.ts";

/** How long a process tells the same counts, in milliseconds: counting the ads of a whole newspaper takes a while. */
const LIFETIME = 30_000;

interface Kept {
  /** Ads by heading; a promise, so that who asks while they are counted first waits for the same count. */
  readonly counts: Promise<ReadonlyMap<number, number>>;
  readonly until: number;
}

/** By support; null stands for all of them. */
const keptOf = new WeakMap<Kysely<Database>, Map<number | null, Kept>>();

/**
 * How many ads are online in each heading, of one support or of all: as of half a minute ago at most, whichever process
 * published since.
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
  const counts = count(db, supportId).catch((error: unknown) => {
    kept.delete(key);
    throw error;
  });
  kept.set(key, { counts, until: clock.now() + LIFETIME });
  return counts;
}

async function count(db: Kysely<Database>, supportId: number | undefined) {
  const rows = await countOnline(db, supportId);
  return new Map(rows.map((row) => [row.heading_id, row.count]));
}
