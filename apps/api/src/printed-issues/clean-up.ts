import { sql } from "kysely";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import type { Job } from "../platform/jobs.ts";

const DAY = 86_400_000;
/** Keys of one query. */
const AT_ONCE = 500;

/**
 * Removes pictures of ads that no record holds any more, a day after their issue was recorded, replaced or refused. One that is read
 * or checked keeps all; and so does what this database knows no issue of: it may be another's, or an older one than the storage.
 */
export const removeLeftPictures: Job = {
  name: "pictures of printed issues",
  every: DAY,
  async run({ db, clock, storage }, stopping) {
    let keys: string[] = [];
    for await (const key of storage.keys()) {
      if (key.startsWith("issues/") && key.includes("/ad-")) keys.push(key);
      if (keys.length === AT_ONCE) await removeLeft();
      if (stopping?.aborted) return;
    }
    await removeLeft();

    async function removeLeft(): Promise<void> {
      const endedBefore = new Date(clock.now() - DAY);
      for (const key of await selectLeft(db, keys, endedBefore)) {
        // With its issue locked: a check that begins anew may write the same key.
        await transaction(db, async (tx) => {
          await sql`select from printed_issues where storage_key = ${folderOf(key)} for update`.execute(
            tx,
          );
          const [still] = await selectLeft(tx, [key], endedBefore);
          if (still !== undefined) await storage.remove(still);
        });
      }
      keys = [];
    }
  },
};

/** Folder of an issue, as its row names it: the first two parts of a key. */
const folderOf = (key: string): string => key.split("/", 2).join("/");

/** Those of some keys that no record holds. */
async function selectLeft(
  db: Queries,
  keys: readonly string[],
  endedBefore: Date,
): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select stored.key
    from unnest(${keys}::text[], ${keys.map(folderOf)}::text[]) as stored (key, folder)
    join printed_issues issue on issue.storage_key = stored.folder
    where issue.ended_at < ${endedBefore}
      and not exists (select from print_records record where record.clipping_key = stored.key)`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}
