import type { Context } from "../context/index.ts";
import type { Queries } from "../database/index.ts";
import type { Job } from "../jobs/index.ts";

/** How long a session that nobody uses stays open, in milliseconds: a form may wait through a meeting and a lunch. */
const UNUSED = 4 * 60 * 60 * 1000;

/** The sessions that are open at `now` (epoch milliseconds) of a user, the latest use first. */
export function readOpenSessions(db: Queries, userId: number, now: number) {
  return db
    .selectFrom("sessions")
    .select(["id", "browser", "system", "created_at", "used_at"])
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", new Date(now))
    .where("used_at", ">", new Date(now - UNUSED))
    .orderBy("used_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
}

/** Ends what nobody has used for long: who leaves a browser behind is signed out of it. */
export const endUnusedSessions: Job = {
  name: "unused sessions",
  every: 60_000,
  async run({ db, clock }: Context) {
    const now = clock.now();
    await db
      .updateTable("sessions")
      .set({ revoked_at: new Date(now) })
      .where("revoked_at", "is", null)
      .where("used_at", "<=", new Date(now - UNUSED))
      .execute();
  },
};
