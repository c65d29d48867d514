import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";
import { withoutTimeouts } from "./connect.ts";
import type { Database } from "./tables/index.ts";
import { transaction } from "./transaction.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Server-side timeouts of the connection that answers. */
async function timeoutsOf(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ setting: string }>`
    select setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
    order by name`.execute(db);
  return rows.map(({ setting }) => setting);
}

test("requests have timeouts on a server, migrations and backups have none", async () => {
  const { db } = api.context;
  const isEmbedded = inject("template").engine === "embedded";
  const ofRequests = isEmbedded ? ["0", "0", "0"] : ["20000", "10000", "15000"];
  expect(await timeoutsOf(db)).toEqual(ofRequests);
  expect(await timeoutsOf(withoutTimeouts(db))).toEqual(["0", "0", "0"]);
});

test("a transaction keeps its own connection for work without timeouts", async () => {
  await transaction(api.context.db, async (tx) => {
    expect(withoutTimeouts(tx)).toBe(tx);
  });
});
