import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { nightlyAudit } from "./audit.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: "2026-06-01T01:59:00Z" });
});
afterAll(() => api.stop());

async function audits() {
  const rows = await api.context.db.selectFrom("audits").selectAll().orderBy("day").execute();
  return rows.map(({ day, discrepancies }) => [day, discrepancies]);
}

test("the books are compared once each night, and discrepancies are logged", async () => {
  const logged: string[] = [];
  const log = Object.create(api.context.log, {
    error: { value: (_: object, text: string) => logged.push(text) },
  });
  const turn = () => nightlyAudit.run({ ...api.context, log });
  await turn();
  await turn();
  expect(await audits()).toEqual([["2026-05-31", 0]]);
  await sql`update payments set amount = amount + 100 where id = (select min(id) from payments)`.execute(
    api.context.db,
  );
  api.clock.set("2026-06-01T02:00:00Z"); // three in the morning in Lagos
  await turn();
  await turn();
  expect(await audits()).toEqual([
    ["2026-05-31", 0],
    ["2026-06-01", 1],
  ]);
  expect(logged).toEqual([expect.stringMatching(/^payment and ledger: demo-\d+: /)]);
});
