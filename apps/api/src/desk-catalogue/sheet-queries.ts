import type { CatalogueTable } from "@parution/rules/catalogue";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { valuesOf } from "./queries.ts";
import type { SheetRow } from "./sheets.ts";

/** Every row of a table, by its number. */
export async function listSheetRows(
  db: Queries,
  table: CatalogueTable,
  zone: string,
): Promise<readonly SheetRow[]> {
  const position = table.ordered === undefined ? sql`null::int` : sql`r.position`;
  const retired = table.retires ? sql`r.retired_at is not null` : sql`false`;
  const { rows } = await sql<SheetRow>`select r.id, ${valuesOf(table, zone)} as values,
    ${position} as position, ${retired} as retired from ${sql.table(table.sql)} r order by r.id`.execute(
    db,
  );
  return rows;
}

/** Locks tables against other writers until the transaction ends; readers need not wait. */
export async function lockTables(
  tx: Transaction<Database>,
  tables: readonly CatalogueTable[],
): Promise<void> {
  for (const name of tables.map((table) => table.sql).toSorted()) {
    await sql`lock table ${sql.table(name)} in share row exclusive mode`.execute(tx);
  }
}

/** Writes rows by their numbers, and makes those without one. Each has the same columns as the others of its kind. */
export async function writeSheetRows(
  tx: Transaction<Database>,
  { sql: name }: CatalogueTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const changed = rows.filter((row) => "id" in row);
  const made = rows.filter((row) => !("id" in row));
  const given = (some: typeof rows) =>
    sql`json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(some)}::json)`;
  const [first] = changed;
  if (first !== undefined) {
    const columns = Object.keys(first).filter((column) => column !== "id");
    const set = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`);
    await sql`update ${sql.table(name)} set ${sql.join(set)} from ${given(changed)} as given
      where ${sql.ref(`${name}.id`)} = given.id`.execute(tx);
  }
  const [next] = made;
  if (next !== undefined) {
    const columns = sql.join(Object.keys(next).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(name)} (${columns}) select ${columns} from ${given(made)}`.execute(
      tx,
    );
  }
}
