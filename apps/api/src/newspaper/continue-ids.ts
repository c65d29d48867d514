import { sql } from "kysely";
import type { Queries } from "../platform/database/transaction.ts";

/** Lets the next row of each table take the id after the last, where rows named their own ids. */
export async function continueIds(tx: Queries, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
    `.execute(tx);
  }
}

/** Lets the next row of each table, which has none, take the id 1. */
export async function restartIds(tx: Queries, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1, false)`.execute(tx);
  }
}
