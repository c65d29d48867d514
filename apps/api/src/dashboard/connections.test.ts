import { readDashboard } from "@parution/contract/dashboard";
import { readBusiness } from "@parution/contract/session";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Queries } from "../platform/database/transaction.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Two connections each, of the ten of a pool: one holds the lock that they wait for, and one is left. */
const DASHBOARDS = 4;

/** Number of connections that wait for a lock of this database. */
async function countWaiting(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct pid) from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

// The embedded engine has one connection, which all take in turn.
test.skipIf(inject("template").engine === "embedded")(
  "dashboards that wait for the database leave connections for smaller requests",
  async () => {
    const pro = await api.signIn("pro");
    const other = await api.signIn("particulier");
    await other.call(readBusiness, { body: {} });
    const dashboards = await api.context.db.transaction().execute(async (tx) => {
      await sql`lock table ads, monthly_sales in access exclusive mode`.execute(tx);
      const read = () => pro.call(readDashboard, { query: {} });
      let areRead = false;
      const reading = Promise.allSettled(Array.from({ length: DASHBOARDS }, read));
      void reading.then(() => {
        areRead = true;
      });
      while (!areRead && (await countWaiting(tx)) < 2 * DASHBOARDS);
      await other.call(readBusiness, { body: {} });
      expect(areRead).toBe(false);
      return { reading };
    });
    const statuses = (await dashboards.reading).map(({ status }) => status);
    expect(statuses).toEqual(Array(DASHBOARDS).fill("fulfilled"));
  },
);
