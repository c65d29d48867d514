import { type Kysely, sql } from "kysely";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Job } from "../platform/jobs.ts";
import type { FindChanges, PageChange } from "../platform/web/page-versions.ts";
import { publishToday } from "../publishing/index.ts";

/** Retention of changes in minutes: a process whose last check is older takes everything as changed. */
const MINUTES_KEPT = 10;

/** As the statement answers them. */
interface Row {
  readonly id: string;
  readonly ad: number | null;
  readonly support: number | null;
  readonly heading: number | null;
}

/**
 * Finds what has changed on public pages since it last looked, whichever process changed it: changes of transactions that
 * had not ended then, each once.
 */
export function createPageChanges(context: Context): FindChanges {
  let horizon: string | null = null;
  let seen: ReadonlySet<string> = new Set();
  return async () => {
    await publishToday(context);
    const { next, rows } = await readChanges(context.db, horizon);
    const isFirst = horizon === null;
    const found = rows.filter(({ id }) => !seen.has(id));
    horizon = next;
    seen = new Set(rows.map(({ id }) => id));
    return isFirst ? [] : found.map(describe);
  };
}

const describe = ({ ad, support, heading }: Row): PageChange =>
  ad === null || support === null || heading === null ? "site" : { ad, support, heading };

/** Changes from a horizon on, and the next horizon: the first unfinished transaction. */
async function readChanges(db: Kysely<Database>, horizon: string | null) {
  const { rows } = await sql<{ next: string; rows: readonly Row[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next, coalesce((
      select json_agg(json_build_object(
        'id', id::text, 'ad', ad_id, 'support', support_id, 'heading', heading_id))
      from page_changes where transaction >= ${horizon}::xid8), '[]') as rows`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("The database has no snapshot.");
  return row;
}

/** Deletes changes that every process has seen. */
export const forgetPageChanges: Job = {
  name: "page changes",
  every: 60_000,
  async run({ db }) {
    await sql`delete from page_changes where at < now() - make_interval(mins => ${MINUTES_KEPT})`.execute(
      db,
    );
  },
};
