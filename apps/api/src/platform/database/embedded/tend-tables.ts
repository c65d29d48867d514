import { type Kysely, sql } from "kysely";

/** From where a server's own upkeep tends a table: so many rows, and this part of it (PostgreSQL 25.1.6). */
const ROWS = 50;
const PART = 0.2;

/**
 * Gives the room of rows that are gone to new ones, and counts what tables hold, by which statements are planned: what a
 * server does beside its work, and the embedded engine never. Table by table, so that others are answered in between.
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
