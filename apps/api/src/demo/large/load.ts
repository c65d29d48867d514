import { sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/index.ts";
import { StartError } from "../../platform/start-error.ts";

/**
 * Prepares a transaction for rows by the million: none waits for a limit, and triggers rest, foreign keys among them.
 * What they keep true, the fill writes by itself.
 * @throws StartError where the database's user may not.
 */
export async function prepareToLoad(tx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0; set local lock_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  await sql`set local maintenance_work_mem = '256MB'; set local work_mem = '128MB'`.execute(tx);
  try {
    await sql`set local session_replication_role = replica`.execute(tx);
  } catch (cause) {
    throw new StartError(
      "The database's user may not rest its triggers: let a superuser fill it, or grant set on parameter session_replication_role.",
      { cause },
    );
  }
}

/** Runs `work` while a table has no indexes but those of its constraints, then makes them again. */
export async function withoutIndexes(
  tx: Transaction<Database>,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index index
    left join pg_constraint held on held.conindid = index.indexrelid and held.contype in ('p', 'u', 'x')
    where index.indrelid = ${table}::regclass and held.oid is null
  `.execute(tx);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(tx);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(tx);
}
