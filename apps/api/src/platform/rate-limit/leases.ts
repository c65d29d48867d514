import type { Queries } from "../database/index.ts";
import { hit, type Limit } from "./rate-limit.ts";

/** Part of a limit that is taken from the database at once. */
const LEASED = 20;
/** Keys remembered before those that have run out are forgotten. */
const REMEMBERED = 10_000;

/** What this process may still let through under a key, until the window ends. */
interface Lease {
  left: number;
  readonly exhausted: boolean;
  /** Epoch milliseconds. */
  readonly resetsAt: number;
}

/**
 * Counts what is too frequent to be written down one by one: a process takes a twentieth of a limit from the database,
 * where all processes take theirs, and spends it by itself. So a limit holds to a twentieth a process, at a twentieth of
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

  /** The lease at hand, or another one that all who ask at this moment share. */
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
    // What failed is asked for anew.
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
