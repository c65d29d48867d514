import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import type { Job } from "../platform/jobs.ts";

/** Notes the file of a certificate before it is stored: where the process ends before the certificate is issued, it is removed. */
export const noteUnissued = (db: Queries, storageKey: string, at: Date) =>
  db.insertInto("unissued_files").values({ storage_key: storageKey, stored_at: at }).execute();

/** Notes that a file is a certificate's, or is gone. Returns false where it was removed meanwhile. */
export async function forgetUnissued(db: Queries, storageKey: string): Promise<boolean> {
  const result = await db
    .deleteFrom("unissued_files")
    .where("storage_key", "=", storageKey)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

const HOUR = 3_600_000;

/** Removes the files of certificates that were not issued within an hour: their processes have ended, or failed. */
export const removeUnissued: Job = {
  name: "files of certificates",
  every: HOUR,
  async run({ db, clock, storage }, stopping) {
    const before = new Date(clock.now() - HOUR);
    const faults: unknown[] = [];
    for (const key of await listUnissued(db, before)) {
      if (stopping?.aborted === true) return;
      const removed = transaction(db, async (tx) => {
        if (!(await lockUnissued(tx, key))) return;
        await storage.remove(key);
        await forgetUnissued(tx, key);
      });
      // One that cannot be removed leaves the others their turn.
      await removed.catch((error) => faults.push(error));
    }
    if (faults.length > 0)
      throw new AggregateError(
        faults,
        `Files of certificates that were not removed: ${faults.length}`,
      );
  },
};

/** Files that one run removes at most. */
const MOST = 1000;

async function listUnissued(db: Queries, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("unissued_files")
    .select("storage_key")
    .where("stored_at", "<", before)
    .orderBy("stored_at")
    .limit(MOST)
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** Locks a file until the transaction ends; false where it is gone, or another process has it at the moment. */
async function lockUnissued(tx: Transaction<Database>, storageKey: string): Promise<boolean> {
  const row = await tx
    .selectFrom("unissued_files")
    .select("storage_key")
    .where("storage_key", "=", storageKey)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}
