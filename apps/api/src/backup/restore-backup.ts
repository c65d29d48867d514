import { sql } from "kysely";
import type { Context } from "../platform/context.ts";
import { withoutTimeouts } from "../platform/database/connect.ts";
import { shortenLog } from "../platform/database/embedded/upkeep.ts";
import { withoutIndexes } from "../platform/database/insert-records.ts";
import { MIGRATIONS_FOLDER, migrate } from "../platform/database/migrate.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { StartError } from "../platform/errors.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { type Archive, type Extent, extentOf, fileKeyOf, openArchive, tableOf } from "./archive.ts";
import {
  addReference,
  disableTriggers,
  dropReference,
  enableTriggers,
  hasAccounts,
  insertLines,
  type Migration,
  readMigrations,
  readReferences,
  readTables,
  setSequence,
  type Table,
  truncate,
} from "./queries.ts";

/** Media type of every restored file in the storage; the rows that name the files keep the real one. */
const FILE_TYPE = "application/octet-stream";

/** Parts of tables between two checks of the log's size: some hundred megabytes. */
const PARTS_A_LOOK = 64;

/** Targets of a restored backup. */
export type Restoring = Pick<Context, "db" | "storage" | "config">;

/** Extent of a restored backup, and the time at which it was made. */
export interface Restored extends Extent {
  readonly madeAt: Date;
}

/**
 * Fills an unused database from a backup of either engine, whole or not at all. The schema is migrated to the backup's, filled,
 * then migrated to this program's.
 * @throws StartError when the archive is not whole, of a newer program, or the database is not empty.
 */
export async function restoreBackup(
  { db, storage, config }: Restoring,
  path: string,
): Promise<Restored> {
  const archive = await openArchive(path);
  await requireUnused(db);
  await reachSchema(db, archive.beginning.migrations);
  await withoutTimeouts(db)
    .transaction()
    .execute(async (tx) => {
      const isEmbedded = config.databaseUrl === null;
      await fill(tx, { archive, storage, isEmbedded });
    });
  await migrate(db);
  // The embedded engine has no process that would do so later, and plans badly without.
  await sql`analyze`.execute(withoutTimeouts(db));
  return { ...extentOf(archive.contents), madeAt: new Date(archive.beginning.madeAt) };
}

/** @throws StartError when it holds accounts. */
async function requireUnused(db: Queries): Promise<void> {
  if (!(await hasAccounts(db))) return;
  throw new StartError(
    "The database is not empty: a backup is restored into one without accounts.",
  );
}

async function reachSchema(db: Context["db"], migrations: readonly Migration[]): Promise<void> {
  await migrate(db, MIGRATIONS_FOLDER, new Set(migrations.map(({ name }) => name)));
  const reached = await readMigrations(db);
  const spell = (all: readonly Migration[]) =>
    all.map((one) => `${one.name} ${one.checksum}`).join();
  if (spell(reached) === spell(migrations)) return;
  throw new StartError(
    "The backup is of another schema: restore it into an empty database, with the program that made it or a newer one.",
  );
}

/** Archive and target of a restoration. */
interface Filling {
  readonly archive: Archive;
  readonly storage: Storage;
  readonly isEmbedded: boolean;
}

/** Inserts the rows in any order, without triggers, foreign keys and indexes; restoring the foreign keys checks every row. */
async function fill(tx: Queries, filling: Filling): Promise<void> {
  const tables = await readTables(tx);
  const references = await readReferences(tx);
  for (const reference of references) await dropReference(tx, reference);
  for (const table of tables) await disableTriggers(tx, table);
  await truncate(tx, tables); // Rows that the migrations have written are in the backup, too.
  const names = tables.map(({ name }) => name);
  await withoutIndexes(tx, names, () => load(tx, filling, tables));
  for (const sequence of filling.archive.contents.sequences) await setSequence(tx, sequence);
  for (const table of tables) await enableTriggers(tx, table);
  for (const reference of references) await addReference(tx, reference);
}

async function load(
  tx: Queries,
  { archive, storage, isEmbedded }: Filling,
  tables: readonly Table[],
): Promise<void> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  let parts = 0;
  for await (const { name, bytes } of archive.entries()) {
    const key = fileKeyOf(name);
    if (key !== undefined) {
      await storage.put(key, bytes, FILE_TYPE);
      continue;
    }
    const table = byName.get(tableOf(name) ?? "");
    if (table === undefined) throw new StartError(`The backup holds ${name}, which has no place.`);
    await insertLines(tx, table, new TextDecoder().decode(bytes));
    parts += 1;
    if (isEmbedded && parts % PARTS_A_LOOK === 0) await shortenLog(tx);
  }
}
