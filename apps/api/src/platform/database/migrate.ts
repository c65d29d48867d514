import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { StartError } from "../errors.ts";
import { withoutTimeouts } from "./connect.ts";
import type { Database } from "./tables/index.ts";

/** Folder of the numbered SQL files. */
export const MIGRATIONS_FOLDER = new URL("../../../migrations/", import.meta.url);
/** Any constant: processes that start at the same time take turns on it. */
const TURN = 4_800_001;
const NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly text: string;
}

/**
 * Applies the SQL files that the database has not seen, in order of their numbers, each in one transaction.
 * @param only the names of those to apply; default: all.
 * @returns the names applied now.
 * @throws StartError when an applied file has changed or is gone: the database would no longer match the files.
 */
export async function migrate(
  db: Kysely<Database>,
  folder: URL = MIGRATIONS_FOLDER,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const files = await readMigrations(folder);
  return withoutTimeouts(db)
    .connection()
    .execute(async (connection) => {
      await sql`select pg_advisory_lock(${TURN})`.execute(connection);
      try {
        const known = await readApplied(connection);
        checkApplied(files, known);
        const pending = files.filter(({ name }) => !known.has(name) && (only?.has(name) ?? true));
        for (const file of pending) await apply(connection, file);
        return pending.map((file) => file.name);
      } finally {
        await sql`select pg_advisory_unlock(${TURN})`.execute(connection);
      }
    });
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

/** Name to checksum of every file applied before. */
async function readApplied(db: Kysely<Database>): Promise<Map<string, string>> {
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(db);
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migrations`.execute(db);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function checkApplied(files: readonly Migration[], known: ReadonlyMap<string, string>): void {
  const checksums = new Map(files.map((file) => [file.name, file.checksum]));
  for (const [name, checksum] of known) {
    if (checksums.get(name) === checksum) continue;
    throw new StartError(
      `The migration ${name} is not the one that this database has applied; the program and the database are of different versions.`,
    );
  }
}

async function apply(db: Kysely<Database>, { name, text, checksum }: Migration) {
  try {
    await db.transaction().execute(async (tx) => {
      await sql.raw(text).execute(tx);
      await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The migration ${name} failed: ${reason}.`, { cause });
  }
}
