import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { createEmpty, startTestApi, type TestApi, testConfig } from "../../testing/index.ts";
import { createLog } from "../log.ts";
import { openDatabase } from "./connect.ts";
import { MIGRATIONS_FOLDER, migrate } from "./migrate.ts";
import type { Database } from "./tables/index.ts";

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** A database without migrations yet: an empty schema, on which the session's names resolve. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "parution-migrations-"));
  await sql`drop table if exists migrations, first, second`.execute(api.context.db);
  return () => rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const run = () => migrate(api.context.db, pathToFileURL(`${folder}/`));
const exists = async (table: string) => {
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass(${table}) is not null as known`.execute(api.context.db);
  return rows[0]?.known;
};

test("files run in the order of their numbers, each once", async () => {
  write("0002_second.sql", "create table second (id int references first (id)); select 1;");
  write("0001_first.sql", "create table first (id int primary key);");
  write("notes.txt", "not a migration");
  expect(await run()).toEqual(["0001_first.sql", "0002_second.sql"]);
  expect(await run()).toEqual([]);
});

test("processes that start at the same time take turns", async () => {
  write("0001_first.sql", "create table first (id int primary key);");
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat()).toEqual(["0001_first.sql"]);
});

test("a file that fails leaves nothing behind, and is named", async () => {
  write("0001_first.sql", "create table first (id int primary key); select nonsense;");
  await expect(run()).rejects.toThrow("The migration 0001_first.sql failed");
  expect(await exists("first")).toBe(false);
  write("0001_first.sql", "create table first (id int primary key);");
  expect(await run()).toEqual(["0001_first.sql"]);
});

test("an applied file that changed is refused, and nothing runs", async () => {
  write("0001_first.sql", "create table first (id int primary key);");
  await run();
  write("0001_first.sql", "create table first (id bigint primary key);");
  write("0002_second.sql", "create table second (id int);");
  await expect(run()).rejects.toThrow(
    "0001_first.sql is not the one that this database has applied",
  );
  expect(await exists("second")).toBe(false);
});

test("a process of the former version still opens sessions", async () => {
  const { rows } = await sql<{ said: boolean }>`
    insert into sessions (id, user_id, created_at, expires_at)
    select ${crypto.randomUUID()}::uuid, min(id), now(), now() from users
    returning used_at is not null as said`.execute(api.context.db);
  expect(rows).toEqual([{ said: true }]);
});

/** Written after 0080 had been released: a database that stopped there has a gap below it. */
const GAP = { from: "0068", to: "0079", stop: "0080" };

test("a database that stopped at 0080 takes the lower numbers that were added after it, and ends like a new one", async () => {
  const files = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith(".sql"));
  const numberOf = (name: string) => name.slice(0, 4);
  const added = files.filter((name) => numberOf(name) >= GAP.from && numberOf(name) <= GAP.to);
  const later = files.filter((name) => numberOf(name) > GAP.stop);
  const old = new Set(files).difference(new Set([...added, ...later]));
  expect(added.length).toBeGreaterThan(5);
  expect(later.length).toBeGreaterThan(3);

  const whole = await schemaAfter((db) => migrate(db));
  const stopped = await schemaAfter(async (db) => {
    expect(await migrate(db, MIGRATIONS_FOLDER, old)).toContain("0080_page_formats.sql");
    expect(await migrate(db)).toEqual([...added, ...later].toSorted());
    expect(await migrate(db)).toEqual([]);
  });
  expect(whole.length).toBeGreaterThan(500);
  expect(stopped).toEqual(whole);
});

/** Columns, rules and indexes of a database that begins empty, once it was migrated. */
async function schemaAfter(work: (db: Kysely<Database>) => Promise<unknown>) {
  const source = await createEmpty(inject("template").engine);
  const config = testConfig(source.dataDir, source.env);
  const { db, close } = await openDatabase(config, createLog("silent"), fail);
  try {
    await work(db);
    const { rows } = await sql<{ line: string }>`
      select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
        from information_schema.columns where table_schema = 'public'
      union all
      select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select indexdef from pg_indexes where schemaname = 'public'
      order by line`.execute(db);
    return rows.map(({ line }) => line);
  } finally {
    await close();
    await source.remove();
  }
}

function fail(error: Error): never {
  throw error;
}
