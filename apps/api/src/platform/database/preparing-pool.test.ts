import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";
import { transaction } from "./transaction.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("a frequent statement is prepared", async () => {
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

test("prepared statements survive a change of their table", async () => {
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

test("a transaction with a stale statement is repeated", async () => {
  const { db } = api.context;
  await sql`create table changing_elsewhere (id integer)`.execute(db);
  const read = () =>
    transaction(db, (tx) => sql`select * from changing_elsewhere where id < ${9}`.execute(tx));
  for (let turn = 0; turn < 4; turn += 1) await read();
  await sql`alter table changing_elsewhere add column name text`.execute(db);
  await sql`insert into changing_elsewhere values (1, 'new')`.execute(db);
  expect((await read()).rows).toEqual([{ id: 1, name: "new" }]);
});
