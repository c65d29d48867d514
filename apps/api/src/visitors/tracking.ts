import type { CallInput } from "@parution/contract/call";
import { readIp, trackVisit } from "@parution/contract/tracking";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import type { Job } from "../platform/jobs.ts";
import { limitAttempt, networkOf } from "../platform/rate-limit.ts";
import type { Identity } from "../platform/session/identify.ts";
import { deleteVisitsBefore, insertVisit } from "./queries.ts";

const HOUR = 3_600_000;
/** Retention of a visit. */
const KEPT = 90 * 24 * HOUR;

/** Deletes old visits. */
export const forgetVisits: Job = {
  name: "visits of long ago",
  every: HOUR,
  async run({ db, clock }) {
    await deleteVisitsBefore(db, new Date(clock.now() - KEPT));
  },
};

/** Visits that one address may report in a minute. */
const PER_MINUTE = 120;
const MINUTE = 60_000;
/** Longest recorded reading in seconds; a longer one means that the clock was set meanwhile. */
const LONGEST = 24 * 3600;

type Visit = CallInput<typeof trackVisit>["body"];

export const trackingRoutes: readonly Route[] = [
  bind(readIp, async ({ address }) => ({ address })),
  /**
   * Keeps a visit with consent (docs/domain/public-pages.md#tracking); the address is the one that the
   * server sees.
   */
  bind(trackVisit, async ({ input, identity, context: { db, clock }, address, language }) => {
    const { consent, visitor, host, page, fields } = input.body;
    if (!consent) return { kept: false };
    requireSame(identity, input.body);
    const now = clock.now();
    const limit = { key: `tracking:${networkOf(address)}`, attempts: PER_MINUTE, window: MINUTE };
    await limitAttempt(db, [limit], now);
    const { device = null, nextPage: next_path = null } = input.body;
    const user_id = identity?.userId ?? null;
    const visit = { visitor, user_id, host, path: page, next_path, language, fields, address };
    const seconds = secondsOf(input.body);
    await insertVisit(db, { ...visit, device, seconds, at: new Date(now) });
    return { kept: true };
  }),
];

/** @throws ProblemError 404 when the caller claims to be another user than the session's. */
function requireSame(identity: Identity | null, { userId, businessId }: Visit): void {
  const otherUser = userId !== undefined && userId !== identity?.userId;
  const otherBusiness = businessId !== undefined && businessId !== identity?.businessId;
  if (otherUser || otherBusiness) throw notFound();
}

function secondsOf({ from, to }: Visit): number | null {
  if (from === undefined || to === undefined) return null;
  const seconds = Math.round((to - from) / 1000);
  return seconds >= 0 && seconds <= LONGEST ? seconds : null;
}
