import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../platform/database/tables/index.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { LEDGER_NOW as at, givenBusiness, sumOfLines } from "../testing/ledger-rows.ts";
import { houseAccount, lockAccounts } from "./accounts.ts";
import { postMovement } from "./post.ts";
import { selectDiscrepancies } from "./queries.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Work<Result> = (tx: Transaction<Database>) => Promise<Result>;
const inTransaction = <Result>(work: Work<Result>) => api.context.db.transaction().execute(work);

describe("the database itself refuses", () => {
  const from = (account: number, amount: number) => ({ account, amount });

  const post = (lines: { account: number; amount: number }[], key: string = crypto.randomUUID()) =>
    inTransaction((tx) => postMovement(tx, { kind: "grant", key, at, lines }));

  test("an entry that does not balance", async () => {
    const lines = [from(houseAccount.promotions, -5), from(houseAccount.revenue, 4)];
    await expect(post(lines)).rejects.toThrow("does not balance");
  });

  test("the same movement twice", async () => {
    const lines = [from(houseAccount.promotions, -5), from(houseAccount.revenue, 5)];
    await post(lines, "grant:1");
    await expect(post(lines, "grant:1")).rejects.toThrow("ledger_entries_key_key");
  });

  test("a balance below zero", async () => {
    const businessId = await givenBusiness(api.context.db);
    const { ids } = await inTransaction((tx) => lockAccounts(tx, businessId));
    const lines = [from(ids.balance, -1), from(houseAccount.revenue, 1)];
    await expect(post(lines)).rejects.toThrow("ledger_accounts_not_overdrawn");
  });

  test.each([
    "update ledger_lines set amount = amount + 1",
    "delete from ledger_lines",
    "truncate ledger_lines",
    "update ledger_entries set key = key || '!'",
    "delete from ledger_entries",
    "update ledger_accounts set amount = amount + 1 where amount is not null",
  ])("the statement «%s»", async (statement) => {
    const before = await sumOfLines(api.context.db);
    await expect(sql.raw(statement).execute(api.context.db)).rejects.toThrow();
    expect(await sumOfLines(api.context.db)).toBe(before);
    expect(await selectDiscrepancies(api.context.db)).toEqual([]);
  });
});
