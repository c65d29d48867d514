import { sql } from "kysely";
import { DatabaseError } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";
import { transaction } from "./transaction.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await sql`create table test_rows (id int primary key, amount bigint, day date, at timestamptz)`.execute(
    api.context.db,
  );
});
afterAll(() => api.stop());

/** Raises one of PostgreSQL's error codes from inside the database. */
const raise = (code: string) => sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`);
const count = async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from test_rows`.execute(
    api.context.db,
  );
  return rows[0]?.n;
};

test.each([
  ["a serialization failure", "40001"],
  ["a deadlock", "40P01"],
])("a transaction is repeated from the start after %s", async (_case, code) => {
  const before = await count();
  let attempts = 0;
  await transaction(api.context.db, async (tx) => {
    attempts += 1;
    await sql`insert into test_rows values (${(before ?? 0) + 1})`.execute(tx);
    if (attempts < 3) await raise(code).execute(tx);
  });
  expect(attempts).toBe(3);
  expect(await count()).toBe((before ?? 0) + 1);
});

test("a transaction that fails at every attempt ends with its error", async () => {
  let attempts = 0;
  const work = transaction(api.context.db, async (tx) => {
    attempts += 1;
    await raise("40001").execute(tx);
  });
  await expect(work).rejects.toBeInstanceOf(DatabaseError);
  expect(attempts).toBe(5);
});

test("any other error leaves nothing written and is not tried again", async () => {
  const before = await count();
  let attempts = 0;
  const work = transaction(api.context.db, async (tx) => {
    attempts += 1;
    await sql`insert into test_rows values (1000)`.execute(tx);
    throw new Error("stop");
  });
  await expect(work).rejects.toThrow("stop");
  expect(attempts).toBe(1);
  expect(await count()).toBe(before);
});

test("a transaction inside a transaction is part of it", async () => {
  const before = await count();
  const work = transaction(api.context.db, async (tx) => {
    await transaction(tx, (inner) => sql`insert into test_rows values (1001)`.execute(inner));
    throw new Error("stop");
  });
  await expect(work).rejects.toThrow("stop");
  expect(await count()).toBe(before);
});

test("sums of money are numbers, days are text, instants are dates", async () => {
  const { rows } = await sql`
    select sum(amount) as total, max(amount) as amount, '2026-06-03'::date as day,
      '2026-06-03T08:00:00+01:00'::timestamptz as at
    from (values (9007199254740000::bigint), (991::bigint)) as v (amount)`.execute(api.context.db);
  expect(rows).toEqual([
    {
      total: Number.MAX_SAFE_INTEGER,
      amount: 9007199254740000,
      day: "2026-06-03",
      at: new Date("2026-06-03T07:00:00Z"),
    },
  ]);
});

test("a number that JavaScript would round is refused", async () => {
  const query = sql`select 9007199254740993::bigint as n`.execute(api.context.db);
  await expect(query).rejects.toThrow(RangeError);
});
