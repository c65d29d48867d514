import type { Context } from "../platform/context.ts";
import type { Job } from "../platform/jobs.ts";
import { authorityOf, type TimestampAuthority } from "../timestamps/index.ts";
import { openKept } from "./issue.ts";
import { selectCertificate, takeDueTimestamp, writeTimestamp } from "./queries.ts";

/** Certificates of one run; a process that stops finishes its run first. */
const BATCH = 10;
/** Milliseconds until an attempt is repeated. */
const WAITS = { first: 30_000, longest: 6 * 3_600_000 };

/** Requests timestamps for the files of certificates; a failed request is repeated after growing pauses. */
export const stampCertificates: Job = {
  name: "timestamps",
  every: 3000,
  async run(context) {
    const authority = authorityOf(context.config);
    if (authority === null) return;
    for (let count = 0; count < BATCH; count += 1) {
      const key = await takeDueTimestamp(context.db, context.clock.now(), WAITS);
      if (key === undefined) return;
      await stamp(context, authority, key);
    }
  },
};

async function stamp(context: Context, authority: TimestampAuthority, key: string): Promise<void> {
  const certificate = await selectCertificate(context.db, key);
  if (certificate === undefined) return;
  try {
    const file = await openKept(context, certificate);
    const stamped = await authority.stamp(new Uint8Array(await file.arrayBuffer()));
    await writeTimestamp(context.db, key, {
      token: Buffer.from(stamped.token),
      stamped_at: new Date(stamped.at),
      authority: stamped.authority,
      fault: null,
    });
  } catch (error) {
    context.log.warn({ err: error, certificate: key }, "certificate not timestamped");
    const fault = error instanceof Error ? error.message : String(error);
    await writeTimestamp(context.db, key, { fault });
  }
}
