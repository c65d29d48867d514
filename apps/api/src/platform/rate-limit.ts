import { isIPv6 } from "node:net";
import { sql } from "kysely";
import type { Queries } from "./database/transaction.ts";
import { tooManyAttempts } from "./http/problems.ts";

/** Most attempts in a window, counted under a key across all processes. */
export interface Limit {
  readonly key: string;
  readonly attempts: number;
  /** Milliseconds. */
  readonly window: number;
}

/**
 * Counts one attempt at `now` (epoch milliseconds) against each limit, before the attempt is made, so that attempts
 * made at the same time cannot all pass.
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

/**
 * Counts one attempt, as {@link countAttempt}.
 * @throws ProblemError 429 with the seconds to wait when a limit is exceeded.
 */
export async function limitAttempt(
  db: Queries,
  limits: readonly Limit[],
  now: number,
): Promise<void> {
  const wait = await countAttempt(db, limits, now);
  if (wait !== null) throw tooManyAttempts(wait);
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

/** Counts `by` attempts under one key; in a transaction, no other counts there until it ends. */
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

/** Part of a limit that is taken from the database at once. */
const LEASED = 20;
/** Keys remembered before those that have run out are forgotten. */
const REMEMBERED = 10_000;

/** Attempts left to this process under a key, until the window ends. */
interface Lease {
  left: number;
  readonly exhausted: boolean;
  /** Epoch milliseconds. */
  readonly resetsAt: number;
}

/**
 * Counts requests too frequent for a write each: a process leases a twentieth of a limit from the database,
 * which all processes share, and spends it by itself. So a limit holds to a twentieth a process, at a twentieth of
 * the writes.
 */
export function createLeases() {
  const leases = new Map<string, Promise<Lease>>();

  /** Counts one request at `now` (epoch milliseconds); seconds to wait when it is over the limit, otherwise null. */
  async function count(db: Queries, limit: Limit, now: number): Promise<number | null> {
    const lease = await leaseOf(db, limit, now);
    if (lease.exhausted) return Math.max(1, Math.ceil((lease.resetsAt - now) / 1000));
    lease.left -= 1;
    return lease.left >= 0 ? null : count(db, limit, now);
  }

  /** The current lease, or a new one that all concurrent callers share. */
  async function leaseOf(db: Queries, limit: Limit, now: number): Promise<Lease> {
    const known = leases.get(limit.key);
    const lease = await known;
    if (lease !== undefined && lease.resetsAt > now && (lease.exhausted || lease.left > 0)) {
      return lease;
    }
    const newer = leases.get(limit.key);
    if (newer !== undefined && newer !== known) return newer;
    if (leases.size >= REMEMBERED) await forget(now);
    const taken = take(db, limit, now);
    leases.set(limit.key, taken);
    // A failed lease is requested anew.
    taken.catch(() => leases.delete(limit.key));
    return taken;
  }

  async function forget(now: number): Promise<void> {
    for (const [key, lease] of leases) if ((await lease).resetsAt <= now) leases.delete(key);
  }

  return { count };
}

async function take(db: Queries, limit: Limit, now: number): Promise<Lease> {
  const size = Math.max(1, Math.floor(limit.attempts / LEASED));
  const { hits, resets_at } = await hit(db, limit, new Date(now), size);
  const before = hits - size;
  const left = Math.min(size, limit.attempts - before);
  return { left, exhausted: left <= 0, resetsAt: resets_at.getTime() };
}

/** Parts of 16 bits that name a network; the rest of an IPv6 address is its holder's to choose. */
const NETWORK_PARTS = 4;
const PARTS = 8;

/** Network that a limit counts: the address itself, of IPv6 the network of 64 bits that one holder is given. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split("::").map(partsOf);
  const left = Array.from({ length: PARTS - head.length - tail.length }, () => "0");
  const network = [...head, ...left, ...tail].slice(0, NETWORK_PARTS);
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(":")}::/64`;
}

const partsOf = (half: string): string[] => half.split(":").filter((part) => part !== "");
