import { trackVisit } from "@parution/contract/tracking";
import { bind, type Route, tooManyAttempts } from "../platform/http/index.ts";
import { countAttempt, networkOf } from "../platform/rate-limit/index.ts";

/** Visits that one address may tell of in a minute. */
const PER_MINUTE = 120;
const MINUTE = 60_000;

export const trackingRoutes: readonly Route[] = [
  /** Keeps a visit of somebody who agreed (readings H5); the address is the one that the server sees. */
  bind(trackVisit, async ({ input, identity, context: { db, clock }, address, language }) => {
    const { consent, visitor, host, page, fields } = input.body;
    if (!consent) return { kept: false };
    const now = clock.now();
    const limit = { key: `tracking:${networkOf(address)}`, attempts: PER_MINUTE, window: MINUTE };
    const wait = await countAttempt(db, [limit], now);
    if (wait !== null) throw tooManyAttempts(wait);
    const user_id = identity?.userId ?? null;
    const visit = { visitor, user_id, host, path: page, language, fields, address };
    await db
      .insertInto("visits")
      .values({ ...visit, at: new Date(now) })
      .execute();
    return { kept: true };
  }),
];
