import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { appendToTrail, readHead, type TrailHead, verifyTrail } from "./trail.ts";

let api: TestApi;
let head: TrailHead;
beforeAll(async () => {
  api = await startTestApi();
  const numbers = Array.from({ length: 12 }, (_, index) => index);
  await Promise.all(numbers.map(append)); // Writers who come at once take turns.
  head = await readHead(api.context.db);
});
afterAll(() => api.stop());

const append = (number: number) =>
  transaction(api.context.db, (tx) =>
    appendToTrail(tx, {
      at: new Date(api.clock.now()),
      operator: "salma",
      command: "credit",
      subject: `account ${number}`,
      reason: number % 2 === 0 ? null : "Virement «reçu»",
      before: { balance: "0.00", online: false },
      after: { balance: "12.50", due: ["A00000001"], online: true },
    }),
  );

test("a trail without altered or missing entries is whole", async () => {
  expect(head.number).toBe(12);
  expect(await verifyTrail(api.context.db)).toEqual({ whole: true, head });
  expect(await verifyTrail(api.context.db, head)).toEqual({ whole: true, head });
});

test("the database refuses to change it", async () => {
  const change = sql`update operator_trail set operator = 'nobody'`.execute(api.context.db);
  await expect(change).rejects.toThrow("operator_trail is append-only");
});

describe("a change behind that guard is detected, when", () => {
  test.each([
    [
      "a fact",
      sql`update operator_trail set after = '{"balance":"99.00"}' where number = 5`,
      5,
      "changed",
    ],
    ["a name", sql`update operator_trail set operator = 'nobody' where number = 7`, 7, "changed"],
    [
      "an instant",
      sql`update operator_trail set at = at + interval '1 s' where number = 7`,
      7,
      "changed",
    ],
    ["an entry is taken out", sql`delete from operator_trail where number = 3`, 3, "missing"],
    ["the first is taken out", sql`delete from operator_trail where number = 1`, 1, "missing"],
    [
      "an entry is written anew with a hash of its own",
      sql`update operator_trail set previous_hash = repeat('a', 64) where number = 9`,
      9,
      "unchained",
    ],
    ["the end is cut off", sql`delete from operator_trail where number > 10`, 11, "missing"],
  ])("%s", async (_, tamper, at, fault) => {
    const undone = new Error("undone");
    const tampering = api.context.db.transaction().execute(async (tx) => {
      await liftGuard(tx);
      await tamper.execute(tx);
      expect(await verifyTrail(tx, head)).toEqual({ whole: false, at, fault });
      throw undone;
    });
    await expect(tampering).rejects.toBe(undone);
  });
});

const liftGuard = (tx: Transaction<Database>) =>
  sql`alter table operator_trail disable trigger user`.execute(tx);
