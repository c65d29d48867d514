import { sql } from "kysely";
import type { Queries } from "./transaction.ts";

/**
 * Runs `work` while some tables have no indexes but those that constraints rest on, then makes the others again: of all
 * rows at once that takes a fraction of what it takes row by row. What belongs to a table in parts stays as it is.
 */
export async function withoutIndexes(
  tx: Queries,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index index
    join pg_class class on class.oid = index.indexrelid
    join pg_class indexed on indexed.oid = index.indrelid
    where indexed.relname = any (${tables}) and indexed.relnamespace = current_schema()::regnamespace
      and class.relkind = 'i' and not class.relispartition
      and not exists (select from pg_constraint held where held.conindid = index.indexrelid)
    order by class.relname`.execute(tx);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(tx);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(tx);
}
