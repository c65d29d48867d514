import { sql } from "kysely";
import type { Queries } from "../database/index.ts";

/** So many attempts in so long a time, counted under a key by every process together. */
export interface Limit {
  readonly key: string;
  readonly attempts: number;
  /** Milliseconds. */
  readonly window: number;
}

/**
 * Counts one attempt at `now` (epoch milliseconds) against each limit, before the attempt is made, so that attempts
 * made at the same time cannot slip through together.
 * @returns seconds to wait when a limit is exceeded, otherwise null.
 */
export async function countAttempt(
  db: Queries,
  limits: readonly Limit[],
  now: number,
): Promise<number | null> {
  let wait = 0;
  for (const limit of limits) {
    const { hits, resets_at } = await hit(db, limit, new Date(now));
    if (hits > limit.attempts) wait = Math.max(wait, resets_at.getTime() - now);
  }
  return wait > 0 ? Math.ceil(wait / 1000) : null;
}

/** Takes back an attempt that turned out to be legitimate. */
export async function forgiveAttempt(db: Queries, limits: readonly Limit[]): Promise<void> {
  const keys = limits.map((limit) => limit.key);
  await db
    .updateTable("rate_limits")
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where("key", "in", keys)
    .execute();
}

/** Counts `by` attempts under one key. */
export function hit(db: Queries, { key, window }: Limit, now: Date, by = 1) {
  const resetsAt = new Date(now.getTime() + window);
  const over = sql<boolean>`rate_limits.resets_at <= ${now}`;
  return db
    .insertInto("rate_limits")
    .values({ key, hits: by, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql`case when ${over} then ${by}::integer else rate_limits.hits + ${by}::integer end`,
        resets_at: sql`case when ${over} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(["hits", "resets_at"])
    .executeTakeFirstOrThrow();
}
