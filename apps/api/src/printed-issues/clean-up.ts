import { sql } from "kysely";
import type { Queries } from "../platform/database/transaction.ts";
import type { Job } from "../platform/jobs.ts";

const DAY = 86_400_000;
/** Keys of one query. */
const AT_ONCE = 500;

/**
 * Removes what printed issues have left in the storage: pictures of ads that no record holds any more, a day after their issue was
 * recorded, replaced or refused, and everything of an issue whose row is gone. An issue that is read or checked keeps all.
 */
export const removeLeftPictures: Job = {
  name: "pictures of printed issues",
  every: DAY,
  async run({ db, clock, storage }, stopping) {
    let keys: string[] = [];
    for await (const key of storage.keys()) {
      if (key.startsWith("issues/")) keys.push(key);
      if (keys.length === AT_ONCE) await removeLeft();
      if (stopping?.aborted) return;
    }
    await removeLeft();

    async function removeLeft(): Promise<void> {
      const left = await selectLeft(db, keys, new Date(clock.now() - DAY));
      for (const key of left) await storage.remove(key);
      keys = [];
    }
  },
};

/** Those of some keys that nothing holds. The row of an issue is there before its first file. */
async function selectLeft(
  db: Queries,
  keys: readonly string[],
  endedBefore: Date,
): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select stored.key
    from unnest(${keys}::text[]) as stored (key)
    left join printed_issues issue on issue.storage_key = substring(stored.key from '^[^/]+/[^/]+')
    where issue.id is null
      or (
        stored.key like '%/ad-%'
        and issue.ended_at < ${endedBefore}
        and not exists (select from print_records record where record.clipping_key = stored.key)
      )`.execute(db);
  return rows.map(({ key }) => key);
}
