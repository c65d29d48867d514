import type { Job } from "../../platform/jobs/index.ts";

const HOUR = 3_600_000;
/** How long it can still be looked up what a mail said, and to whom. */
const KEPT = 90 * 24 * HOUR;

/** Empties mails of long ago; their keys stay, so that nothing is told twice. */
export const forgetMails: Job = {
  name: "mails of long ago",
  every: HOUR,
  async run({ db, clock }) {
    await db
      .updateTable("mails")
      .set({ data: "{}", recipient: "", reply_to: null })
      .where("created_at", "<", new Date(clock.now() - KEPT))
      .where("recipient", "!=", "")
      .where((eb) => eb.or([eb("sent_at", "is not", null), eb("failed_at", "is not", null)]))
      .execute();
  },
};
