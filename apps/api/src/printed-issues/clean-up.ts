import { sql } from "kysely";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import type { Job } from "../platform/jobs.ts";
import { IS_CERTIFIED } from "./record-queries.ts";

const DAY = 86_400_000;
/** Milliseconds for which the pages of a refused or replaced issue, and what is left of a refused file, can still be looked at. */
const PAGES_KEPT = 30 * DAY;
/** Keys of one query. */
const AT_ONCE = 500;

/** Key of a piece of a file, of a page's picture or of an ad's. */
const KEY = /^issues\/[^/]+\/(piece|page|ad)-/;

/**
 * Removes what nothing refers to any more: pictures of ads that no record holds, a day after their issue was recorded, replaced or
 * refused; pictures of pages of a refused or replaced issue, and pieces of a refused one, after thirty days, unless a certificate
 * names its file. An issue that is read, checked or recorded keeps all; and so does what this database knows no issue of: it may be
 * another's, or an older one than the storage.
 */
export const cleanUpIssues: Job = {
  name: "files of printed issues",
  every: DAY,
  async run({ db, clock, storage }, stopping) {
    let keys: string[] = [];
    for await (const key of storage.keys()) {
      if (KEY.test(key)) keys.push(key);
      if (keys.length === AT_ONCE) await removeLeft();
      if (stopping?.aborted) return;
    }
    await removeLeft();

    async function removeLeft(): Promise<void> {
      for (const key of await selectLeft(db, keys, clock.now())) {
        // With its issue locked: a check that begins anew may write the same key.
        await transaction(db, async (tx) => {
          await sql`select from printed_issues where storage_key = ${folderOf(key)} for update`.execute(
            tx,
          );
          const [still] = await selectLeft(tx, [key], clock.now());
          if (still !== undefined) await storage.remove(still);
        });
      }
      keys = [];
    }
  },
};

/** Folder of an issue, as its row names it: the first two parts of a key. */
const folderOf = (key: string): string => key.split("/", 2).join("/");

const kindOf = (key: string): string => KEY.exec(key)?.[1] ?? "";

/** Those of some keys that nothing refers to. */
async function selectLeft(
  db: Queries,
  keys: readonly string[],
  now: number,
): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  // Certificates are searched once for each issue, not for each of its keys.
  const { rows } = await sql<{ key: string }>`
    with certified as materialized (
      select issue.id from printed_issues issue
      where issue.storage_key = any(${keys.map(folderOf)}::text[])
        and issue.state in ('failed', 'replaced') and ${IS_CERTIFIED}
    )
    select stored.key
    from unnest(${keys}::text[], ${keys.map(folderOf)}::text[], ${keys.map(kindOf)}::text[])
      as stored (key, folder, kind)
    join printed_issues issue on issue.storage_key = stored.folder
    where case stored.kind
      when 'ad' then issue.ended_at < ${new Date(now - DAY)}
        and not exists (select from print_records record where record.clipping_key = stored.key)
      else issue.ended_at < ${new Date(now - PAGES_KEPT)}
        and (issue.state = 'failed' or issue.state = 'replaced' and stored.kind = 'page')
        and issue.id not in (select id from certified)
      end`.execute(db);
  return rows.map(({ key }) => key);
}
