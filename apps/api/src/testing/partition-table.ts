import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** A table as it is to be cut. */
export interface Cut {
  readonly table: string;
  /** The number that grows with time, by which rows find their part; it stands in the primary key. */
  readonly key: string;
  /** The first key of each further part, growing. */
  readonly bounds: readonly number[];
}

/**
 * Cuts a table of the migrated schema into parts, by the statements that an operator would use: the table itself becomes
 * the first part, so that no row moves. Keys, checks, triggers and views are those that it had; what was unique in the
 * whole table and does not hold the key is unique in each part.
 */
export async function partitionTable(tx: Transaction<Database>, cut: Cut): Promise<void> {
  const { table, key, bounds } = cut;
  const hangers = await listHangers(tx, table);
  const indexes = await listIndexes(tx, table);
  const first = `${table}_0`;
  await run(tx, [
    ...hangers.map(({ drop }) => drop),
    `alter table ${table} rename to ${first}`,
    `create table ${table} (like ${first} including defaults including identity including generated
      including constraints including storage) partition by range (${key})`,
    ...indexes.map((index) => indexOn(table, key, index)),
  ]);
  await takeOverNumbers(tx, table, first);
  await run(tx, [
    ...hangers.filter(({ before }) => before).map(({ create }) => create),
    ...bounds.map((bound, at) => partOf(table, at + 1, bound, bounds[at + 1])),
    `alter table ${table} attach partition ${first} for values from (minvalue) to (${bounds[0]})`,
    ...hangers.filter(({ before }) => !before).map(({ create }) => create),
  ]);
}

const partOf = (table: string, number: number, from: number, to: number | undefined) =>
  `create table ${table}_${number} partition of ${table} for values from (${from}) to (${to ?? "maxvalue"})`;

/** Dependants of a table: dropped, and created on the new one, its own keys before its parts. */
interface Hanger {
  readonly drop: string;
  readonly create: string;
  readonly before: boolean;
}

async function listHangers(db: Queries, table: string): Promise<readonly Hanger[]> {
  const { rows } = await sql<Hanger>`
    select format('drop view %I', view_name) as drop,
      format('create view %I as %s', view_name, pg_get_viewdef(view_name::regclass)) as create, false as before
    from information_schema.view_table_usage where table_name = ${table}
    union all
    select format('drop trigger %I on %I', tgname, ${table}::text), pg_get_triggerdef(oid), false
    from pg_trigger where tgrelid = ${table}::regclass and not tgisinternal
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)),
      conrelid = ${table}::regclass
    from pg_constraint
    where contype = 'f' and conparentid = 0
      and (confrelid = ${table}::regclass or conrelid = ${table}::regclass)
  `.execute(db);
  return rows;
}

interface Index {
  readonly columns: readonly string[];
  readonly definition: string;
  readonly isPrimary: boolean;
  readonly isUnique: boolean;
}

async function listIndexes(db: Queries, table: string): Promise<readonly Index[]> {
  const { rows } = await sql<Index>`
    select pg_get_indexdef(indexrelid) as definition, indisprimary as "isPrimary", indisunique as "isUnique",
      array(
        select attname::text from pg_attribute
        where attrelid = indrelid and attnum = any (indkey::smallint[])
      ) as columns
    from pg_index where indrelid = ${table}::regclass
  `.execute(db);
  return rows;
}

/** Without the name that the first part's index keeps. */
function indexOn(
  table: string,
  key: string,
  { columns, definition, isPrimary, isUnique }: Index,
): string {
  if (isPrimary) return `alter table ${table} add primary key (${columns.join(", ")})`;
  if (isUnique && !columns.includes(key))
    return `create unique index on ${table} (${[...columns, key].join(", ")})`;
  return definition.replace(/INDEX \S+ ON/, "INDEX ON");
}

/** New rows go on counting where the first part ends; parts do not count by themselves. */
async function takeOverNumbers(db: Queries, table: string, first: string): Promise<void> {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute where attrelid = ${first}::regclass and attidentity <> ''
  `.execute(db);
  for (const { column } of rows) {
    await run(db, [
      `select setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) from ${first}`,
      `alter table ${first} alter ${column} drop identity`,
    ]);
  }
}

async function run(db: Queries, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
