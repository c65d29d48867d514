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

/** Removes the files of certificates that were not issued within an hour: their processes have ended. */
export const removeUnissued: Job = {
  name: "files of certificates",
  every: HOUR,
  async run({ db, clock, storage }, stopping) {
    const before = new Date(clock.now() - HOUR);
    while (stopping?.aborted !== true) {
      const isDone = await transaction(db, async (tx) => {
        const key = await lockOldest(tx, before);
        if (key === undefined) return true;
        await storage.remove(key);
        await forgetUnissued(tx, key);
        return false;
      });
      if (isDone) return;
    }
  },
};

/** The oldest file from before an instant, which no other process has at the moment. */
async function lockOldest(tx: Transaction<Database>, before: Date): Promise<string | undefined> {
  const row = await tx
    .selectFrom("unissued_files")
    .select("storage_key")
    .where("stored_at", "<", before)
    .orderBy("stored_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.storage_key;
}
