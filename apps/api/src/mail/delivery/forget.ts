import type { Job } from "../../platform/jobs/index.ts";

const HOUR = 3_600_000;
/** How long it can still be looked up what a mail said. */
const KEPT = 90 * 24 * HOUR;

/** Empties mails of long ago; their keys stay, so that nothing is told twice. */
export const forgetMails: Job = {
  name: "mails of long ago",
  every: HOUR,
  async run({ db, clock }) {
    await db
      .updateTable("mails")
      .set({ data: "{}" })
      .where("created_at", "<", new Date(clock.now() - KEPT))
      .where("data", "!=", "{}")
      .execute();
  },
};
