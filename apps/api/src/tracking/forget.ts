import type { Job } from "../platform/jobs/index.ts";

const HOUR = 3_600_000;
/** How long a visit is kept. */
const KEPT = 90 * 24 * HOUR;

/** Takes away the visits of long ago. */
export const forgetVisits: Job = {
  name: "visits of long ago",
  every: HOUR,
  async run({ db, clock }) {
    await db
      .deleteFrom("visits")
      .where("at", "<", new Date(clock.now() - KEPT))
      .execute();
  },
};
