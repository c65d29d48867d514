import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { changeWeek, readDeskCalendar } from "@parution/contract/desk-calendar";
import { readModeratedAd } from "@parution/contract/moderation";
import type { IsoDate } from "@parution/rules/dates";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import {
  copyUnused,
  createEmpty,
  type Source,
  startTestApi,
  type TestApi,
  testConfig,
} from "../../testing/index.ts";
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

test("a process of the former version still finds published ads under their former name", async () => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from notices where words @@ notice_query('vente')) as found`.execute(
    api.context.db,
  );
  expect(rows).toEqual([{ found: true }]);
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

  const whole = await schemaOf(await copyUnused());
  const empty = await createEmpty(inject("template").engine);
  const stopped = await schemaOf(empty, async (db) => {
    expect(await migrate(db, MIGRATIONS_FOLDER, old)).toContain("0080_page_formats.sql");
    expect(await migrate(db)).toEqual([...added, ...later].toSorted());
    expect(await migrate(db)).toEqual([]);
  });
  expect(whole.length).toBeGreaterThan(500);
  expect(stopped).toEqual(whole);
});

/** Names of 0098 to 0103. */
async function namesSince0098(): Promise<ReadonlySet<string>> {
  const files = await readdir(MIGRATIONS_FOLDER);
  return new Set(files.filter((name) => name >= "0098" && name < "0104"));
}

test("a filled database takes 0098 to 0103, and its open decisions name the version of their ad as it is now", async () => {
  const filled = await startTestApi();
  const { db, clock } = filled.context;
  const names = await namesSince0098();
  await sql`
    drop table job_faults, edition_pages;
    drop index ad_decisions_void;
    alter table mails drop column filed_at;
    alter table businesses drop column is_newspaper`.execute(db);
  await db
    .deleteFrom("migrations" as never)
    .where(sql<boolean>`name = any(${[...names]})`)
    .execute();
  const { rows } = await sql<{ id: number; ad_id: number }>`
    insert into ad_decisions (ad_id, decision, reason_fr, reason_ar, text_hash, decided_by, decided_at, due_at)
    select id, 'validate', '', '', case row_number() over (order by id) when 1 then 'another'
        else md5(concat_ws(E'\n', web_title, paper_content, web_content)) end,
      user_id, ${new Date(clock.now())}, ${new Date(clock.now() + 10_000)}
    from ads where status in (1, 3) order by id limit 2 returning id, ad_id`.execute(db);

  expect(await migrate(db, MIGRATIONS_FOLDER, names)).toEqual([...names].toSorted());

  const moderator = await filled.signInStaff("moderation");
  const decisions = await db
    .selectFrom("ad_decisions")
    .select(["ad_id", "text_hash"])
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("id")
    .execute();
  const [changed, same] = decisions;
  const { version } = await moderator.call(readModeratedAd, { params: { adId: same?.ad_id ?? 0 } });
  expect([changed?.text_hash, same?.text_hash]).toEqual(["another", version]);
  const own = db.selectFrom("businesses").select("id").where("is_newspaper", "=", true);
  expect(await own.execute()).toHaveLength(1);
  await filled.stop();
});

test("a filled database takes 0106: holidays on days that rest stay once these days open, and only they", async () => {
  const filled = await startTestApi();
  const { db } = filled.context;
  const name = "0106_holidays_of_rest_days.sql";
  // Fridays and Saturdays that rest, written before: each closed for its day of the week, also where it is a holiday.
  const [holiday, religious, friday, saturday] = [
    ...["2026-11-06", "2026-08-28", "2026-11-13", "2026-11-14"],
  ] as const;
  const closed = (date: string, reason_fr: string, weekly = true) => ({
    support_id: 1,
    date,
    reason_fr,
    reason_ar: reason_fr,
    weekly,
  });
  for (const table of ["closures", "provisional_days"] as const)
    await db.deleteFrom(table).where("support_id", "=", 1).execute();
  await db
    .insertInto("closures")
    .values([
      closed(holiday, "Marche verte"),
      closed(religious, "Aïd Al Mawlid"),
      closed(friday, "Jour sans parution"),
      closed(saturday, "Jour sans parution"),
      closed("2026-11-18", "Fête de l’Indépendance", false),
    ])
    .execute();
  const week = { closed_weekdays: [5, 6], saturdays_from: "2026-01-01" };
  await db.updateTable("supports").set(week).where("id", "=", 1).execute();
  await db
    .deleteFrom("migrations" as never)
    .where(sql<boolean>`name = ${name}`)
    .execute();

  expect(await migrate(db, MIGRATIONS_FOLDER, new Set([name]))).toEqual([name]);

  const staff = await filled.signInStaff("maquette");
  await staff.call(changeWeek, { body: { supportId: 1, weekdays: [0] } });
  const stateOf = async (month: IsoDate, date: string) => {
    const { days } = await staff.call(readDeskCalendar, { query: { supportId: 1, month } });
    return days.find((day) => day.date === date)?.state;
  };
  const states = await Promise.all([
    stateOf("2026-11-01", holiday),
    stateOf("2026-08-01", religious),
    stateOf("2026-11-01", friday),
    stateOf("2026-11-01", saturday),
    stateOf("2026-11-01", "2026-11-18"),
  ]);
  expect(states).toEqual(["closed", "provisional", "open", "open", "closed"]);
  await filled.stop();
});

/** Columns, rules and indexes of a database after some work on it. */
async function schemaOf(source: Source, work?: (db: Kysely<Database>) => Promise<unknown>) {
  const config = testConfig(source.dataDir, source.env);
  const { db, close } = await openDatabase(config, createLog("silent"), fail);
  try {
    await work?.(db);
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
