import type { Context } from "../context/index.ts";
import type { Queries } from "../database/index.ts";
import type { Job } from "../jobs/index.ts";
import { unusedSince } from "./use.ts";

/** The sessions that are open at `now` (epoch milliseconds) of a user, the latest use first. */
export function readOpenSessions(db: Queries, userId: number, now: number) {
  return db
    .selectFrom("sessions")
    .select(["id", "browser", "system", "created_at", "used_at"])
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", new Date(now))
    .where("used_at", ">", unusedSince(now))
    .orderBy("used_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
}

/** Writes the end of what nobody has used for long, which opens nothing any more. */
export const endUnusedSessions: Job = {
  name: "unused sessions",
  every: 60_000,
  async run({ db, clock }: Context) {
    const now = clock.now();
    await db
      .updateTable("sessions")
      .set({ revoked_at: new Date(now) })
      .where("revoked_at", "is", null)
      .where("used_at", "<=", unusedSince(now))
      .execute();
  },
};
