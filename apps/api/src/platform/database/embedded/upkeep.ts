import { type Kysely, sql } from "kysely";

/** Bytes of the log from which the tables are written to disk. */
const ENOUGH = 32 * 1024 * 1024;

/**
 * Has the embedded engine write its tables out, so that it drops the log of their rows: it does so by itself only
 * when it stops, its log growing until then, and the time with it that a start takes after a crash. Also within a
 * transaction.
 */
export async function shortenLog<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ length: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint as length
    from pg_control_checkpoint()`.execute(db);
  if ((rows[0]?.length ?? 0) > ENOUGH) await sql`checkpoint`.execute(db);
}

/** Threshold of a server's own upkeep of a table: changed rows, and their share (PostgreSQL 25.1.6). */
const ROWS = 50;
const PART = 0.2;

/**
 * Reuses the space of deleted rows, and counts the rows of tables, by which statements are planned: a
 * server does so beside its work, and the embedded engine never. Table by table, so that others are answered in between.
 */
export async function tendTables<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tables.relname) as name
    from pg_stat_user_tables as tables join pg_class on pg_class.oid = relid
    where reltuples < 0
      or greatest(n_dead_tup, n_mod_since_analyze) > ${ROWS} + ${PART} * reltuples`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.raw(name)}`.execute(db);
}
