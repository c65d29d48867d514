import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { planOnce } from "./planned-once.ts";
import { type Queries, transaction } from "./transaction.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("a statement that is asked often is kept parsed", async () => {
  await api.context.db.connection().execute(async (one) => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { rows } = await sql`select ${turn}::integer * 3 as kept_number`.execute(one);
      expect(rows).toEqual([{ kept_number: turn * 3 }]);
    }
    const { rows } = await sql`select statement from pg_prepared_statements
      where statement like '%kept_number%' and statement not like '%prepared%'`.execute(one);
    expect(rows).toHaveLength(1);
  });
});

describe("what is asked often is answered as what is asked once", () => {
  /** Every answer of one statement with one list of values, asked more often than it takes to keep it. */
  const often = (read: (db: Queries) => Promise<unknown>) =>
    api.context.db.connection().execute(async (one) => {
      const answers: unknown[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        answers.push(await read(one).catch((error: unknown) => `refused: ${error}`));
      }
      return answers;
    });

  const values = {
    "nothing, and texts of any script": [null, "«Été» ou\n«شتاء» \\ '; 🗞", ""],
    "a list": [["a,b", 'c"d', null]],
    "an instant": [new Date("2026-11-22T23:30:00.123Z")],
    bytes: [Buffer.from([0, 1, 255])],
    "an object": [{ of: "objects" }],
    "truth and numbers": [true, 1.5, -7],
  };
  test.each(Object.entries(values))("%s", async (_, given) => {
    const asked = given.map(
      (value) => sql`pg_typeof(${value}::${sql.raw(typeOf(value))})::text || ':'
      || coalesce(${value}::${sql.raw(typeOf(value))}::text, 'nothing')`,
    );
    const answers = await often((db) => sql`select array[${sql.join(asked)}] as kept`.execute(db));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toHaveProperty("rows.0.kept");
  });

  test("how many rows were touched", async () => {
    const answers = await often((db) =>
      db.updateTable("users").set({ active: true }).where("id", "<", 3).executeTakeFirst(),
    );
    expect(answers).toEqual(Array(6).fill({ numUpdatedRows: 2n }));
  });

  test("a number that would be rounded, and a statement that fails", async () => {
    const rounded = await often((db) =>
      sql`select ${2}::bigint + 9007199254740991 as n`.execute(db),
    );
    expect(rounded).toEqual(Array(6).fill("refused: RangeError: 9007199254740993 is out of range"));
    const divided = await often((db) => sql`select 1 / ${0}::integer`.execute(db));
    expect(divided).toEqual(Array(6).fill("refused: error: division by zero"));
  });

  test("a statement that fails now and then", async () => {
    let divisor = 3;
    const answers = await often((db) => {
      divisor -= 1;
      return sql`select 6 / ${divisor}::integer as quotient`
        .execute(db)
        .then(({ rows }) => rows[0]);
    });
    const refusal = "refused: error: division by zero";
    expect(answers).toEqual(
      [3, 6, refusal, -6, -3, -2].map((one) => (typeof one === "number" ? { quotient: one } : one)),
    );
  });
});

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return "text[]";
  if (value instanceof Date) return "timestamptz";
  if (value instanceof Buffer) return "bytea";
  if (typeof value === "boolean") return "boolean";
  if (typeof value === "number") return "numeric";
  return typeof value === "object" && value !== null ? "jsonb" : "text";
};

test("what is to be planned once is, alone, and nothing else of its connection", async () => {
  await api.context.db.connection().execute(async (one) => {
    const planned = sql.raw(planOnce(""));
    const read = (db: Queries) =>
      sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode,
        ${1}::integer as planned_number${planned}`.execute(db);
    const modes = async (db: Queries) => (await read(db)).rows.map(({ mode }) => mode);
    for (let turn = 0; turn < 4; turn += 1) await read(one);
    expect(await modes(one)).toEqual(["force_generic_plan"]);
    const after = sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`;
    expect((await after.execute(one)).rows).toEqual([{ mode: "auto" }]);
    await one.transaction().execute(async (tx) => expect(await modes(tx)).toEqual(["auto"]));
  });
});

test("a table that changes does not stop the statements that were parsed before", async () => {
  const { db } = api.context;
  await db.connection().execute(async (one) => {
    await sql`create temporary table changing (id integer)`.execute(one);
    await sql`insert into changing values (1)`.execute(one);
    const read = () => sql`select * from changing where id = ${1}`.execute(one);
    for (let turn = 0; turn < 4; turn += 1) await read();
    await sql`alter table changing add column name text default 'new'`.execute(one);
    expect((await read()).rows).toEqual([{ id: 1, name: "new" }]);
    await sql`drop table changing`.execute(one);
  });
});

test("a transaction whose statement became stale is done again", async () => {
  const { db } = api.context;
  await sql`create table changing_elsewhere (id integer)`.execute(db);
  const read = () =>
    transaction(db, (tx) => sql`select * from changing_elsewhere where id < ${9}`.execute(tx));
  for (let turn = 0; turn < 4; turn += 1) await read();
  await sql`alter table changing_elsewhere add column name text`.execute(db);
  await sql`insert into changing_elsewhere values (1, 'new')`.execute(db);
  expect((await read()).rows).toEqual([{ id: 1, name: "new" }]);
});
