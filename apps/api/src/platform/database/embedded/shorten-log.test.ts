import { readdirSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../../logging/index.ts";
import { openDatabase } from "../index.ts";
import { shortenLog } from "./shorten-log.ts";

/** Files of the log, of 16 MiB each. */
const filesOf = (folder: string) =>
  readdirSync(join(folder, "postgres", "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));

async function openNew() {
  const folder = await mkdtemp(join(tmpdir(), "parution-log-"));
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
  await sql`create table notes (note text not null)`.execute(db);
  return { folder, db };
}

/** Without being written out, they would leave some fifteen files. */
const ROUNDS = 4;
const FEW = 11;
/** Some 55 MiB of log. */
const write = sql`insert into notes select repeat(md5(n::text), 15) from generate_series(1, 100000) n`;

test("what was written is kept in tables, and its log used again instead of growing", async () => {
  const { folder, db } = await openNew();
  for (let round = 0; round < ROUNDS; round += 1) {
    await write.execute(db);
    await shortenLog(db);
  }
  expect(filesOf(folder).length).toBeLessThan(FEW);
  const { rows } = await sql<{ count: number }>`select count(*) from notes`.execute(db);
  expect(rows).toEqual([{ count: ROUNDS * 100_000 }]);
});

test("within a transaction too, which may still be given up", async () => {
  const { folder, db } = await openNew();
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
