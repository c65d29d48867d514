import { sql } from "kysely";
import type { Queries } from "../platform/database/transaction.ts";

/** Sets the sequence of each table to its last id, after rows with explicit ids. */
export async function continueIds(tx: Queries, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
    `.execute(tx);
  }
}

/** Restarts the sequence of each empty table at 1. */
export async function restartIds(tx: Queries, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1, false)`.execute(tx);
  }
}
