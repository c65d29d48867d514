import type { Client } from "@parution/contract/client";
import { readRecap } from "@parution/contract/orders";
import { payOrder, topUp } from "@parution/contract/payments";
import { afterAll, beforeAll, expect, test } from "vitest";
import { creditEdit, lockAccounts, payFromBalance } from "../ledger/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { decide } from "../publishing/index.ts";
import { notify, outcomeOf } from "../testing/card-provider.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { placeLine } from "../testing/orders/ordering.ts";
import { numberInvoices } from "./index.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
  client = await api.signIn("pro");
  await numberInvoices(api.context);
});
afterAll(() => api.stop());

async function buy() {
  const placed = await placeLine(client);
  await client.call(payOrder, { body: { orderId: placed.orderId, method: "balance" } });
  return placed;
}

const invoicesOf = (orderId: number) =>
  api.context.db
    .selectFrom("invoices")
    .select(["kind", "year", "number", "day", "total", "excl_tax", "tax"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();

async function numbersOf(year: number): Promise<number[]> {
  const rows = await api.context.db
    .selectFrom("invoices")
    .select("number")
    .where("year", "=", year)
    .orderBy("number")
    .execute();
  return rows.map(({ number }) => number);
}

const fromOne = (length: number) => Array.from({ length }, (_, index) => index + 1);

test("every past sale has its number, in the year in which it was made", async () => {
  const { db } = api.context;
  const years = await db
    .selectFrom("invoices")
    .innerJoin("ledger_entries as entry", "entry.id", "invoices.entry_id")
    .select(["year", "posted_at"])
    .execute();
  expect(years.length).toBeGreaterThan(100);
  for (const { year, posted_at } of years) {
    expect(year).toBe(new Date(posted_at.getTime() + 3_600_000).getUTCFullYear());
  }
  for (const year of new Set(years.map((row) => row.year))) {
    const numbers = await numbersOf(year);
    expect(numbers).toEqual(fromOne(numbers.length));
  }
});

test("a payment has one invoice of the paid amount, price and tax", async () => {
  const { orderId } = await buy();
  expect(await invoicesOf(orderId)).toEqual([]);
  expect(await numberInvoices(api.context)).toBe(1);
  expect(await numberInvoices(api.context)).toBe(0);
  expect(await invoicesOf(orderId)).toMatchObject([
    { kind: "invoice", year: 2026, day: "2026-06-01", total: 4800, excl_tax: 4000, tax: 800 },
  ]);
});

test("a refund is a credit note", async () => {
  const { orderId, adId } = await buy();
  await api.context.db.transaction().execute(async (tx) => {
    const before = { total: 4800, exclTax: 4000, tax: 800 };
    const after = { total: 2400, exclTax: 2000, tax: 400 };
    const accounts = await lockAccounts(tx, await businessOf(tx, orderId));
    await creditEdit(tx, accounts, { id: orderId, before, after }, new Date(TEST_NOW));
  });
  await decide(api.context, adId, "refuse");
  await numberInvoices(api.context);
  expect(await invoicesOf(orderId)).toMatchObject([
    { kind: "invoice", total: 4800 },
    { kind: "credit_note", total: 2400, excl_tax: 2000, tax: 400 },
    { kind: "credit_note", total: 2400, excl_tax: 2000, tax: 400 },
  ]);
});

async function businessOf(db: Queries, orderId: number): Promise<number> {
  const { business_id } = await db
    .selectFrom("orders")
    .select("business_id")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return business_id;
}

test("a top-up has no invoice", async () => {
  const { orderId, redirection } = await client.call(topUp, { body: { amount: 10_000 } });
  await notify(api, outcomeOf(redirection.fields, true));
  expect(await client.call(readRecap, { query: { orderId } })).toMatchObject({ status: "paid" });
  expect(await numberInvoices(api.context)).toBe(0);
});

test("the year begins at midnight of the publisher, with number 1", async () => {
  const [last, first] = [await placeLine(client), await placeLine(client)];
  await sellAt(last.orderId, new Date("2026-12-31T22:59:59Z"));
  await sellAt(first.orderId, new Date("2026-12-31T23:00:00Z"));
  await numberInvoices(api.context);
  expect(await invoicesOf(last.orderId)).toMatchObject([{ year: 2026, day: "2026-12-31" }]);
  expect(await invoicesOf(first.orderId)).toMatchObject([
    { year: 2027, day: "2027-01-01", number: 1 },
  ]);
});

test("a sale that is numbered late is not dated before the preceding number", async () => {
  const { orderId } = await buy();
  await numberInvoices(api.context);
  expect(await invoicesOf(orderId)).toMatchObject([{ year: 2026, day: "2026-12-31" }]);
});

async function sellAt(orderId: number, at: Date): Promise<void> {
  await api.context.db.transaction().execute(async (tx) => {
    const accounts = await lockAccounts(tx, await businessOf(tx, orderId));
    await payFromBalance(tx, accounts, { id: orderId, total: 4800, exclTax: 4000, tax: 800 }, at);
  });
}

test("numbers of rolled back transactions leave no gap, and simultaneous processes take turns", async () => {
  const rollBack = new Error("rolled back");
  await Promise.all(fromOne(20).map(buy));
  const lost = api.context.db.transaction().execute(async (tx) => {
    expect(await numberInvoices({ ...api.context, db: tx })).toBe(20);
    throw rollBack;
  });
  await expect(lost).rejects.toBe(rollBack);
  const selling = Promise.all(fromOne(20).map(buy));
  const numbering = fromOne(4).map(() => numberInvoices(api.context));
  await Promise.all([selling, ...numbering]);
  await numberInvoices(api.context);
  const numbers = await numbersOf(2026);
  expect(numbers).toEqual(fromOne(numbers.length));
});

test("invoices never change", async () => {
  const { db } = api.context;
  await expect(db.deleteFrom("invoices").execute()).rejects.toThrow("append-only");
});
