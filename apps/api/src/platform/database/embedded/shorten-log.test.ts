import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openNotes } from "../../../testing/open-notes.ts";
import { shortenLog } from "./upkeep.ts";

/** Files of the log, of 16 MiB each. */
const filesOf = (folder: string) =>
  readdirSync(join(folder, "postgres", "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));

/** Without being written out, they would leave some fifteen files. */
const ROUNDS = 4;
const FEW = 11;
/** Some 55 MiB of log. */
const write = sql`insert into notes select n, repeat(md5(n::text), 15) from generate_series(1, 100000) n`;

test("keeps writes in tables, and reuses the log instead of growing it", async () => {
  const { folder, db } = await openNotes();
  for (let round = 0; round < ROUNDS; round += 1) {
    await write.execute(db);
    await shortenLog(db);
  }
  expect(filesOf(folder).length).toBeLessThan(FEW);
  const { rows } = await sql<{ count: number }>`select count(*) from notes`.execute(db);
  expect(rows).toEqual([{ count: ROUNDS * 100_000 }]);
});

test("within a transaction too, which may still be given up", async () => {
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
