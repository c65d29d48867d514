import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "./tables/index.ts";
import type { Queries } from "./transaction.ts";

/** A row as JSON: a JSON column is given as its value, not as its text. */
export type JsonRow<Table extends keyof Database> = {
  readonly [Column in keyof Insertable<Database[Table]>]:
    | Insertable<Database[Table]>[Column]
    | Selected<Database[Table], Column>;
};

type Selected<Table, Column> = Column extends keyof Selectable<Table>
  ? Selectable<Table>[Column]
  : never;

/**
 * An insert whose rows are one parameter: the statement that the server keeps parsed is one for any number of them. It
 * can stand in a `with`, several beside one another: foreign keys are checked when all are done.
 * @param rows at least one; all with the columns of the first.
 */
export function insertRecords<Table extends keyof Database>(
  table: Table,
  rows: readonly JsonRow<Table>[],
): RawBuilder<unknown> {
  // Names of this program's own, many: to have each written as a part of the statement takes longer than to send it.
  const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`);
  const list = sql.raw(columns.join());
  const json = textOf(rows);
  return sql`insert into ${sql.table(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(table)}, ${json})`;
}

/** JSON's escape of half a character, or a text that looks like it. */
const HALF = /\\ud[89a-f][0-9a-f]{2}/;

/** Half a character, which PostgreSQL does not have, is replaced as it is in any other parameter. */
function textOf(rows: readonly unknown[]): string {
  const text = JSON.stringify(rows);
  return HALF.test(text) ? JSON.stringify(rows, wellFormed) : text;
}

const wellFormed = (_: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed() : value;

/**
 * Runs `work` while some tables have no indexes but those that constraints rest on, then makes the others again: built of
 * all rows at once, an index takes a fraction of the time that it takes row by row. Partitioned tables are left out.
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
