import { setBounded } from "../bounded-map.ts";
import type { Context } from "../context/index.ts";

/** How long a session that nobody uses stays open, in milliseconds: a form may wait through a meeting and a lunch. */
const UNUSED = 4 * 60 * 60 * 1000;
/** When a session was last used is known to within so many milliseconds: a write a request would cost too much. */
const PRECISION = 5 * 60 * 1000;
/** Sessions remembered at most; of a forgotten one the next use is written. */
const REMEMBERED = 10_000;

/** When the use of a session was last written, by its id. */
const written = new Map<string, number>();

/** Sessions that were not used after this have ended at `now` (epoch milliseconds). */
export const unusedSince = (now: number): Date => new Date(now - UNUSED);

/** A session is written as used at `now` (epoch milliseconds) by whoever opens it. */
export const rememberUse = (sessionId: string, now: number): void =>
  setBounded(written, sessionId, now, REMEMBERED);

/** Writes that a session is used. Where nothing can be written, it is used nevertheless. */
export async function noteUse({ db, clock, log }: Context, sessionId: string): Promise<void> {
  const now = clock.now();
  const last = written.get(sessionId);
  if (last !== undefined && now - last < PRECISION) return;
  rememberUse(sessionId, now);
  try {
    await db
      .updateTable("sessions")
      .set({ used_at: new Date(now) })
      .where("id", "=", sessionId)
      .execute();
  } catch (error) {
    log.warn({ err: error }, "the use of a session was not written");
  }
}
