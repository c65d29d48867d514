import type { Context } from "../platform/context.ts";
import { withoutTimeouts } from "../platform/database/connect.ts";
import type { Queries } from "../platform/database/transaction.ts";
import {
  BEGINNING,
  type Beginning,
  CONTENTS,
  type Contents,
  type Extent,
  extentOf,
  filePath,
  sumOf,
  tablePart,
  VERSION,
  writeArchive,
} from "./archive.ts";
import { readMigrations, readRows, readSequences, readTables, type Table } from "./queries.ts";
import type { Entry } from "./tar.ts";

/** Rows of one part: few enough for the memory, many enough for throughput. */
const ROWS = 1000;

/** Sources of a backup. */
export type Kept = Pick<Context, "db" | "clock" | "storage">;

/**
 * Writes all stored data into a new file: the database as of one instant, then the files. A server answers other requests
 * meanwhile; the embedded database, which has one connection, does not while its tables are read.
 * @throws StartError when the file cannot be written.
 */
export async function makeBackup(kept: Kept, path: string): Promise<Extent> {
  const contents: Contents = { tables: [], sequences: [], files: 0, entries: [] };
  await writeArchive(path, entriesOf(kept, contents));
  return extentOf(contents);
}

/** Entries of the archive; its last one lists those before it. */
async function* entriesOf(kept: Kept, contents: Contents): AsyncIterable<Entry> {
  for await (const entry of withoutContents(kept, contents)) {
    contents.entries.push({ name: entry.name, sha256: sumOf(entry.bytes) });
    yield entry;
  }
  yield { name: CONTENTS, bytes: encode(contents) };
}

async function* withoutContents({ db, clock, storage }: Kept, contents: Contents) {
  const reading = await beginReading(db);
  try {
    const madeAt = new Date(clock.now()).toISOString();
    const migrations = await readMigrations(reading);
    const beginning: Beginning = {
      format: "parution-backup",
      version: VERSION,
      madeAt,
      migrations,
    };
    yield { name: BEGINNING, bytes: encode(beginning) };
    for (const table of await readTables(reading)) yield* tableEntries(reading, table, contents);
    contents.sequences.push(...(await readSequences(reading)));
  } finally {
    await reading.rollback().execute(); // Nothing was written.
  }
  for await (const key of storage.keys()) {
    const bytes = await storage.get(key);
    if (bytes === null) continue; // Removed meanwhile.
    contents.files += 1;
    yield { name: filePath(key), bytes };
  }
}

/** Transaction with a snapshot of the whole database. */
function beginReading(db: Kept["db"]) {
  return withoutTimeouts(db)
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
}

async function* tableEntries(db: Queries, table: Table, contents: Contents) {
  let rows = 0;
  let part = 0;
  for await (const lines of readRows(db, table, ROWS)) {
    part += 1;
    rows += lines.length;
    yield { name: tablePart(table.name, part), bytes: encodeText(lines.join("\n")) };
  }
  contents.tables.push({ name: table.name, rows });
}

const encodeText = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`${text}\n`);
const encode = (value: unknown) => encodeText(JSON.stringify(value, null, 2));
