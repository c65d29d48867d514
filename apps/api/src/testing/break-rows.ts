import { sql } from "kysely";
import type { TestApi } from "./index.ts";

/** Lets the database refuse the new rows of a table for which a condition holds; the answer lets it take them again. */
export async function refuseRows(
  { context: { db } }: TestApi,
  table: string,
  condition: string,
): Promise<() => Promise<unknown>> {
  await sql`create or replace function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'broken row'; end $$`.execute(db);
  await sql`create trigger refuse_row before insert on ${sql.table(table)}
    for each row when (${sql.raw(condition)}) execute function refuse_row()`.execute(db);
  return () => sql`drop trigger refuse_row on ${sql.table(table)}`.execute(db);
}
