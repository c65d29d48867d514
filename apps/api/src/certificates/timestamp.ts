import { sql } from "kysely";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Job } from "../platform/jobs.ts";
import { authorityOf, type TimestampAuthority } from "../timestamps/index.ts";
import { openKept } from "./issue.ts";
import { selectCertificate } from "./queries.ts";

/** Certificates of one run: a process that stops waits for its run. */
const BATCH = 10;
/** Milliseconds until an attempt is repeated, the first and the longest. */
const [FIRST_WAIT, LONGEST_WAIT] = [30_000, 6 * 3_600_000];

/** Has the files of certificates timestamped; one that the authority does not answer is tried again, later and later. */
export const stampCertificates: Job = {
  name: "timestamps",
  every: 3000,
  async run(context) {
    const authority = authorityOf(context.config);
    if (authority === null) return;
    for (let count = 0; count < BATCH; count += 1) {
      const key = await takeDue(context.db, context.clock.now());
      if (key === undefined) return;
      await stamp(context, authority, key);
    }
  },
};

/** Takes the timestamp that has been due longest; another process gets another one. */
async function takeDue(db: Queries, now: number): Promise<string | undefined> {
  const { rows } = await sql<{ certificate_key: string }>`
    update certificate_timestamps set attempts = attempts + 1,
      due_at = ${new Date(now)}::timestamptz
        + least(${FIRST_WAIT} * power(2, least(attempts, 20)), ${LONGEST_WAIT}) * interval '1 millisecond'
    where certificate_key = (
      select certificate_key from certificate_timestamps
      where token is null and due_at <= ${new Date(now)}
      order by due_at limit 1 for update skip locked)
    returning certificate_key`.execute(db);
  return rows[0]?.certificate_key;
}

async function stamp(context: Context, authority: TimestampAuthority, key: string): Promise<void> {
  const certificate = await selectCertificate(context.db, key);
  if (certificate === undefined) return;
  const row = context.db.updateTable("certificate_timestamps").where("certificate_key", "=", key);
  try {
    const file = await openKept(context, certificate);
    const {
      token,
      at,
      authority: name,
    } = await authority.stamp(new Uint8Array(await file.arrayBuffer()));
    const stamped = { token: Buffer.from(token), stamped_at: new Date(at), authority: name };
    await row
      .set({ ...stamped, fault: null })
      .where("token", "is", null)
      .execute();
  } catch (error) {
    context.log.warn({ err: error, certificate: key }, "certificate not timestamped");
    await row.set({ fault: error instanceof Error ? error.message : String(error) }).execute();
  }
}
