import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { copyDatabase } from "../../../testing/index.ts";
import { createLog } from "../../log.ts";
import { openDatabase } from "../connect.ts";
import { shortenLog, tendTables } from "./upkeep.ts";

/** A database with a table `notes` of numbered texts, in a folder of its own, until the test ends: a copy, since a new one takes seconds. */
async function openNotes() {
  const folder = mkdtempSync(join(tmpdir(), "parution-notes-"));
  copyDatabase(inject("template"), folder);
  const { db, close } = await openDatabase(
    { databaseUrl: null, dataDir: folder },
    createLog("silent"),
    (error) => {
      throw error;
    },
  );
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  await sql`create table notes (id integer not null, note text not null)`.execute(db);
  return { folder, db };
}

/** Files of the log, of 16 MiB each. */
const filesOf = (folder: string) =>
  readdirSync(join(folder, "postgres", "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));

/** Without being written out, they would leave some fifteen files. */
const ROUNDS = 4;
const FEW = 11;
/** Some 50 MiB of log: long rows, which are written as they are. */
const WRITTEN = 26_000;
const write = sql`insert into notes select n, repeat(md5(n::text), 60) from generate_series(1, ${sql.lit(WRITTEN)}) n`;

test("keeps writes in tables, and reuses the log instead of growing it", async () => {
  const { folder, db } = await openNotes();
  for (let round = 0; round < ROUNDS; round += 1) {
    await write.execute(db);
    await shortenLog(db);
  }
  expect(filesOf(folder).length).toBeLessThan(FEW);
  const { rows } = await sql<{ count: number }>`select count(*) from notes`.execute(db);
  expect(rows).toEqual([{ count: ROUNDS * WRITTEN }]);
});

test("reuses the log within a transaction that is rolled back", async () => {
  const { folder, db } = await openNotes();
  const work = db.transaction().execute(async (tx) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await write.execute(tx);
      await shortenLog(tx);
    }
    throw new Error("given up");
  });
  await expect(work).rejects.toThrow("given up");
  expect(filesOf(folder).length).toBeLessThan(FEW);
  const { rows } = await sql<{ count: number }>`select count(*) from notes`.execute(db);
  expect(rows).toEqual([{ count: 0 }]);
});

const ROWS = 10_000;

/** Bytes of the table's file, and how many rows the engine plans for. */
async function stateOf<Tables>(db: Kysely<Tables>) {
  const { rows } = await sql<{ bytes: number; planned: number }>`
    select pg_relation_size('notes') as bytes,
      (select reltuples::integer from pg_class where relname = 'notes') as planned`.execute(db);
  return rows[0];
}

test("reuses the space of deleted rows and counts rows for query plans", async () => {
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

test("skips a table with few changes", async () => {
  const { db } = await openNotes();
  await sql`insert into notes select n, 'note' from generate_series(1, ${ROWS}::integer) n`.execute(
    db,
  );
  await tendTables(db);
  await sql`delete from notes where id <= ${ROWS / 10}`.execute(db);
  await tendTables(db);
  expect((await stateOf(db))?.planned).toBe(ROWS);
});
