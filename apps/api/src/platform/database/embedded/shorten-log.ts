import { type Kysely, sql } from "kysely";

/** Bytes of log from which the tables are written out. */
const ENOUGH = 32 * 1024 * 1024;

/**
 * Has the embedded engine write its tables out, so that it forgets the log of what they hold: it does so by itself only
 * when it stops, its log growing until then, and the time with it that a start takes after a crash. Also within a
 * transaction.
 */
export async function shortenLog<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ length: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as length
    from pg_control_checkpoint()`.execute(db);
  if ((rows[0]?.length ?? 0) > ENOUGH) await sql`checkpoint`.execute(db);
}
