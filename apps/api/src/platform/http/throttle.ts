import type { AnyCall } from "@parution/contract/call";
import type { Context } from "../context.ts";
import { createLeases, type Limit, networkOf } from "../rate-limit.ts";
import type { Identity } from "../session/identify.ts";
import { tooManyAttempts } from "./problems.ts";

const MINUTE = 60_000;

/**
 * Request limits per minute, for reads and others: of one user, and from one address, which many people may share. Expensive
 * calls have stricter limits of their own (logins, documents, exports, messages).
 */
const REQUESTS_A_MINUTE = {
  user: { GET: 2400, POST: 300 },
  address: { GET: 6000, POST: 1200 },
} as const;

const leases = new WeakMap<Context, ReturnType<typeof createLeases>>();

function leasesOf(context: Context) {
  const known = leases.get(context) ?? createLeases();
  leases.set(context, known);
  return known;
}

/** @throws ProblemError 429 when too many requests come from one address. */
export function throttleAddress(
  context: Context,
  { method }: Pick<AnyCall, "method">,
  address: string,
): Promise<void> {
  return throttle(context, {
    key: `calls:${method}:address:${networkOf(address)}`,
    attempts: REQUESTS_A_MINUTE.address[method],
    window: MINUTE,
  });
}

/** @throws ProblemError 429 when one user makes too many requests, from wherever. */
export function throttleUser(
  context: Context,
  { method }: Pick<AnyCall, "method">,
  { userId }: Identity,
): Promise<void> {
  return throttle(context, {
    key: `calls:${method}:user:${userId}`,
    attempts: REQUESTS_A_MINUTE.user[method],
    window: MINUTE,
  });
}

/** Drafts that visitors of one network may have priced in a minute. */
const VISITORS_DRAFTS = 120;

/** @throws ProblemError 429 when visitors of one network ask for too many prices. */
export function throttleVisitor(context: Context, address: string): Promise<void> {
  const key = `drafts:${networkOf(address)}`;
  return throttle(context, { key, attempts: VISITORS_DRAFTS, window: MINUTE });
}

async function throttle(context: Context, limit: Limit): Promise<void> {
  if (!context.config.limitsRates) return;
  const wait = await leasesOf(context).count(context.db, limit, context.clock.now());
  if (wait !== null) throw tooManyAttempts(wait);
}
