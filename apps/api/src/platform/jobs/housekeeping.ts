import type { Job } from "./jobs.ts";

const HOUR = 60 * 60 * 1000;
/** How long a repeated request still receives its first answer. */
const ANSWERS_KEPT = 7 * 24 * HOUR;

/** Takes away what has run out: sessions, counted attempts, spent challenges, remembered answers. */
export const housekeeping: Job = {
  name: "housekeeping",
  every: HOUR,
  async run({ db, clock }) {
    const now = clock.now();
    await db.deleteFrom("sessions").where("expires_at", "<", new Date(now)).execute();
    await db.deleteFrom("rate_limits").where("resets_at", "<", new Date(now)).execute();
    await db.deleteFrom("spent_challenges").where("expires_at", "<", new Date(now)).execute();
    await db
      .deleteFrom("idempotent_answers")
      .where("created_at", "<", new Date(now - ANSWERS_KEPT))
      .execute();
  },
};
