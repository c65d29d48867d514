import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { openNotes } from "../../../testing/open-notes.ts";
import { tendTables } from "./upkeep.ts";

const ROWS = 10_000;

/** Bytes of the table's file, and how many rows the engine plans for. */
async function stateOf<Tables>(db: Kysely<Tables>) {
  const { rows } = await sql<{ bytes: number; planned: number }>`
    select pg_relation_size('notes') as bytes,
      (select reltuples::integer from pg_class where relname = 'notes') as planned`.execute(db);
  return rows[0];
}

test("the room of rows that are gone is used again, and plans know how many there are", async () => {
  const { db } = await openNotes();
  await sql`insert into notes select n, md5(n::text) from generate_series(1, ${ROWS}::integer) n`.execute(
    db,
  );
  await tendTables(db);
  const written = await stateOf(db);
  expect(written?.planned).toBe(ROWS);
  for (let round = 0; round < 4; round += 1) {
    await sql`update notes set note = md5(note)`.execute(db);
    await tendTables(db);
  }
  expect((await stateOf(db))?.bytes).toBeLessThanOrEqual(2.1 * (written?.bytes ?? 0));
});

test("a table in which little has changed is left alone", async () => {
  const { db } = await openNotes();
  await sql`insert into notes select n, 'note' from generate_series(1, ${ROWS}::integer) n`.execute(
    db,
  );
  await tendTables(db);
  await sql`delete from notes where id <= ${ROWS / 10}`.execute(db);
  await tendTables(db);
  expect((await stateOf(db))?.planned).toBe(ROWS);
});
