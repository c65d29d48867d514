import { dateInZone } from "@parution/rules/dates";
import type { Context } from "../platform/context/index.ts";
import type { Job } from "../platform/jobs/index.ts";
import { audit, describeFinding } from "./audit.ts";

/** The hour of the publisher's day from which the night's comparison is made: little is sold then. */
const HOUR = 3;
const MILLISECONDS_AN_HOUR = 3_600_000;

/** Compares the books once a day, at night or as soon afterwards as the api runs, and logs each discrepancy. */
export const nightlyAudit: Job = {
  name: "audit",
  every: 10 * 60_000,
  async run(context) {
    const night = nightOf(context);
    const done = await context.db
      .selectFrom("audits")
      .select("day")
      .where("day", "=", night)
      .executeTakeFirst();
    if (done === undefined) await auditNight(context, night);
  },
};

async function auditNight(context: Context, day: string): Promise<void> {
  const findings = await audit(context);
  for (const finding of findings) context.log.error(finding, describeFinding(finding));
  if (findings.length === 0) context.log.info({ day }, "the books agree");
  await context.db
    .insertInto("audits")
    .values({ day, discrepancies: findings.length, finished_at: new Date(context.clock.now()) })
    .onConflict((conflict) => conflict.column("day").doNothing()) // Another process was as quick.
    .execute();
}

/** The day whose night has come last: it changes at three in the morning. */
function nightOf({ clock, config }: Pick<Context, "clock" | "config">): string {
  return dateInZone(clock.now() - HOUR * MILLISECONDS_AN_HOUR, config.publisherZone);
}
