import { sql } from "kysely";
import type { Queries } from "../platform/database/transaction.ts";

/** Table in a backup. */
export interface Table {
  readonly name: string;
  /** Columns in a backup, without those that the database computes. */
  readonly columns: readonly string[];
  /** Primary key of the table: a backup of the same rows is the same, whichever engine makes it. */
  readonly key: readonly { readonly name: string; readonly isText: boolean }[];
}

/**
 * Every table except the migrations, which state the schema of a backup, and the page changes, which concern running processes
 * alone.
 */
export async function readTables(db: Queries): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`
    select
      c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(
          json_build_object('name', a.attname, 'isText', t.typcategory = 'S') order by k.place), '[]')
        from pg_index i
        cross join lateral unnest(i.indkey::smallint[]) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        join pg_type t on t.oid = a.atttypid
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and c.relname not in ('migrations', 'page_changes')
    order by c.relname collate "C"`.execute(db);
  return rows;
}

/** Foreign key, by the statement that creates it. */
export interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function readReferences(db: Queries): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select c.relname as table, r.conname as name, pg_get_constraintdef(r.oid) as definition
    from pg_constraint r join pg_class c on c.oid = r.conrelid
    where r.contype = 'f' and r.conparentid = 0 and r.connamespace = current_schema()::regnamespace
    order by c.relname, r.conname`.execute(db);
  return rows;
}

/** Current value of a sequence. */
export interface Sequence {
  readonly name: string;
  readonly lastValue: number;
  /** True when that value has been given. */
  readonly isCalled: boolean;
}

export async function readSequences(db: Queries): Promise<readonly Sequence[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S'
    order by relname collate "C"`.execute(db);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: places } = await sql<Sequence>`
      select ${name}::text as name, last_value as "lastValue", is_called as "isCalled"
      from ${sql.table(name)}`.execute(db);
    sequences.push(...places);
  }
  return sequences;
}

/** A migration that the schema has seen. */
export interface Migration {
  readonly name: string;
  readonly checksum: string;
}

export async function readMigrations(db: Queries): Promise<Migration[]> {
  const { rows } = await sql<Migration>`
    select name, checksum from migrations order by name collate "C"`.execute(db);
  return rows;
}

/** A table's rows, at most `size` at a time, as the database itself writes them in JSON: exact for every type. */
export async function* readRows(
  db: Queries,
  { name, columns, key }: Table,
  size: number,
): AsyncIterable<string[]> {
  const order = key.map(({ name: column, isText }) =>
    isText ? sql`${sql.id(column)} collate "C"` : sql.id(column),
  );
  const ordered = order.length === 0 ? sql`` : sql`order by ${sql.join(order)}`;
  await sql`
    declare backup_rows no scroll cursor for
    select row_to_json(kept)::text as line
    from (select ${sql.join(columns.map((column) => sql.id(column)))} from ${sql.table(name)} ${ordered}) kept
  `.execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.raw(String(size))} from backup_rows`.execute(db);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < size) break;
  }
  await sql`close backup_rows`.execute(db);
}

/** True when the database has a schema with an account in it. */
export async function hasAccounts(db: Queries): Promise<boolean> {
  const { rows: schema } = await sql<{ known: boolean }>`
    select to_regclass('businesses') is not null as known`.execute(db);
  if (schema[0]?.known !== true) return false;
  const used = await db.selectFrom("businesses").select("id").limit(1).executeTakeFirst();
  return used !== undefined;
}

export async function dropReference(tx: Queries, { table, name }: Reference): Promise<void> {
  await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx);
}

/** Restores a reference, which checks every row. */
export async function addReference(tx: Queries, reference: Reference): Promise<void> {
  const { table, name, definition } = reference;
  await sql`
    alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
    tx,
  );
}

export async function disableTriggers(tx: Queries, { name }: Table): Promise<void> {
  await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
}

export async function enableTriggers(tx: Queries, { name }: Table): Promise<void> {
  await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
}

export async function truncate(tx: Queries, tables: readonly Table[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
}

/** Inserts lines of JSON. The database reads them again; no number passes through JavaScript. */
export async function insertLines(
  tx: Queries,
  { name, columns }: Table,
  text: string,
): Promise<void> {
  const rows = `[${text.slice(0, -1).replaceAll("\n", ",")}]`;
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`
    insert into ${sql.table(name)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(name)}, ${rows}::json)`.execute(
    tx,
  );
}

export async function setSequence(
  tx: Queries,
  { name, lastValue, isCalled }: Sequence,
): Promise<void> {
  await sql`select setval(quote_ident(${name})::regclass, ${lastValue}, ${isCalled})`.execute(tx);
}
