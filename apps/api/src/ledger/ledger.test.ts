import { splitTax } from "@parution/rules/money";
import fc from "fast-check";
import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../platform/database/index.ts";
import { startTestApi, type TestApi } from "../platform/testing/index.ts";
import { houseAccount, lockAccounts, readBalances } from "./accounts.ts";
import {
  cardToBalance,
  chargeOnTerm,
  openBalances,
  type PaidOrder,
  payByCard,
  payFromBalance,
} from "./movements.ts";
import { postMovement } from "./post.ts";
import { reconcile } from "./reconcile.ts";

const at = new Date("2026-06-01T09:00:00Z");

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Work<Result> = (tx: Transaction<Database>) => Promise<Result>;
const inTransaction = <Result>(work: Work<Result>) => api.context.db.transaction().execute(work);

describe("any sequence of movements", () => {
  const amount = fc.integer({ min: 1, max: 50_000 });
  const movement = fc.record({
    kind: fc.constantFrom("balance", "term", "card", "cardToBalance"),
    total: amount,
    surplus: fc.integer({ min: 0, max: 500 }),
  });
  const opening = fc.record({
    balance: fc.integer({ min: 0, max: 60_000 }),
    freeBalance: fc.integer({ min: 0, max: 20_000 }),
    owed: fc.integer({ min: 0, max: 20_000 }),
  });

  test("leaves what a till would hold, entries that sum to zero, and no debt on a balance", async () => {
    const property = fc.asyncProperty(
      opening,
      fc.array(movement, { maxLength: 12 }),
      async (start, movements) => {
        const businessId = await givenBusiness();
        await inTransaction((tx) => openBalances(tx, businessId, start, at));
        const till = { ...start };
        for (const { kind, total, surplus } of movements) {
          const order = await givenOrder(businessId, total);
          await inTransaction((tx) => move(tx, businessId, kind, order, surplus));
          keepTill(till, kind, total, surplus);
        }
        expect(await readBalances(api.context.db, businessId)).toEqual(till);
      },
    );
    await fc.assert(property, { numRuns: 15, seed: 20_260_601 });
    expect(await reconcile(api.context.db)).toEqual([]);
    expect(await sumOfLines()).toBe(0);
  });
});

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
    const businessId = await givenBusiness();
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
  ])("%s", async (statement) => {
    const before = await sumOfLines();
    await expect(sql.raw(statement).execute(api.context.db)).rejects.toThrow();
    expect(await sumOfLines()).toBe(before);
    expect(await reconcile(api.context.db)).toEqual([]);
  });
});

type Kind = "balance" | "term" | "card" | "cardToBalance";

async function move(
  tx: Transaction<Database>,
  businessId: number,
  kind: Kind,
  order: PaidOrder,
  surplus: number,
): Promise<unknown> {
  const accounts = await lockAccounts(tx, businessId);
  if (kind === "balance") return payFromBalance(tx, accounts, order, at);
  if (kind === "term") return chargeOnTerm(tx, accounts, order, at);
  const paymentId = await givenPayment(tx, order, order.total + surplus);
  const receipt = { paymentId, businessId, amount: order.total + surplus };
  if (kind === "card") return payByCard(tx, receipt, order, at);
  return cardToBalance(tx, receipt, order.id, at);
}

/** The same, as one would reckon it by hand. */
function keepTill(
  till: { balance: number; freeBalance: number; owed: number },
  kind: Kind,
  total: number,
  surplus: number,
): void {
  if (kind === "term") till.owed += total;
  if (kind === "card") till.balance += surplus;
  if (kind === "cardToBalance") till.balance += total + surplus;
  if (kind === "balance" && till.balance + till.freeBalance >= total) {
    const free = Math.min(till.freeBalance, total);
    till.freeBalance -= free;
    till.balance -= total - free;
  }
}

async function sumOfLines(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0) as sum from ledger_lines
  `.execute(api.context.db);
  return rows[0]?.sum ?? Number.NaN;
}

async function givenBusiness(): Promise<number> {
  const { id } = await api.context.db
    .insertInto("businesses")
    .values({ label: "T", legal_name: "T", type: "societe", account_kind: "pro", created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function givenOrder(businessId: number, total: number): Promise<PaidOrder> {
  const { exclTax, tax } = splitTax(total);
  const { id } = await api.context.db
    .insertInto("orders")
    .values((eb) => ({
      kind: "ad" as const,
      status: 0 as const,
      payment_method: null,
      business_id: businessId,
      user_id: eb.selectFrom("users").select("id").orderBy("id").limit(1),
      support_id: null,
      total,
      excl_tax: exclTax,
      tax,
      created_at: at,
    }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, total, exclTax, tax };
}

async function givenPayment(
  tx: Transaction<Database>,
  order: PaidOrder,
  amount: number,
): Promise<number> {
  const { id } = await tx
    .insertInto("payments")
    .values({
      ref: crypto.randomUUID(),
      order_id: order.id,
      provider: "cmi",
      amount,
      status: "started",
      started_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
