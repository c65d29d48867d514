import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";
import { migrate } from "./migrate.ts";

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
