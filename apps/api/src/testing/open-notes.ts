import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { openDatabase } from "../platform/database/connect.ts";
import { createLog } from "../platform/log.ts";

/** A new database with a table `notes` of numbered texts, in a folder of its own, until the test ends. */
export async function openNotes() {
  const folder = await mkdtemp(join(tmpdir(), "parution-notes-"));
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
