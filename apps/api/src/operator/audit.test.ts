import type { Client } from "@parution/contract/client";
import { payOrder, topUp } from "@parution/contract/payments";
import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../platform/database/tables/index.ts";
import { checkOut, notify, outcomeOf } from "../testing/card-provider.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { placeLine } from "../testing/orders/ordering.ts";
import { audit, findDiscrepancies } from "./audit.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
  client = await api.signIn("pro");
  await live();
});
afterAll(() => api.stop());

/** Orders in every state, paid in every way. */
async function live(): Promise<void> {
  await pay("balance");
  await notify(api, outcomeOf(await checkOut(client, (await placeLine(client)).orderId), true));
  const { redirection } = await client.call(topUp, { body: { amount: 10_000 } });
  await notify(api, outcomeOf(redirection.fields, true));
  await checkOut(client, (await placeLine(client)).orderId); // Left at the card page.
  await placeLine(client);
}

async function pay(method: "balance"): Promise<void> {
  const { orderId } = await placeLine(client);
  await client.call(payOrder, { body: { orderId, method } });
}

test("regular books agree", async () => {
  expect(await audit(api.context)).toEqual([]);
});

test("a sale without a number is no discrepancy within the hour", async () => {
  await pay("balance");
  const { db } = api.context;
  const soon = new Date(Date.parse(TEST_NOW) + 3_600_000);
  expect(await findDiscrepancies(db, soon)).toEqual([]);
  expect(await namesFound(db, new Date(soon.getTime() + 1))).toEqual(["movement without invoice"]);
  expect(await audit(api.context)).toEqual([]);
});

const namesFound = async (db: Transaction<Database> | TestApi["context"]["db"], now: Date) =>
  (await findDiscrepancies(db, now)).map(({ check }) => check);

/** The newest movement of a kind. */
const entry = (kind: string) =>
  sql`(select max(id) from ledger_entries where kind = ${sql.lit(kind)})`;
const lineOn = (kind: string, account: string) => sql`
  entry_id = ${entry(kind)} and account_id in (select id from ledger_accounts where kind = ${sql.lit(account)})`;
const paidOrder = sql`(select order_id from ledger_entries where id = ${entry("order_by_balance")})`;
const cardPayment = sql`(select payment_id from ledger_entries where id = ${entry("order_by_card")})`;

describe("a discrepancy is found:", () => {
  test.each([
    [
      "a kept amount",
      sql`update ledger_accounts set amount = amount + 1 where id = (select min(id) from ledger_accounts where kind = 'balance')`,
      "account and lines",
    ],
    [
      "a movement that loses money",
      sql`update ledger_lines set amount = amount + 1 where ${lineOn("order_by_balance", "revenue")}`,
      "account and lines",
    ],
    [
      "an order settled without money",
      sql`update orders set status = 2, payment_method = 3, settled_at = now() where id = (select max(id) from orders where status = 0)`,
      "order and ledger",
    ],
    [
      "an order unpaid with money",
      sql`update orders set status = 0, payment_method = null, settled_at = null where id = ${paidOrder}`,
      "order and ledger",
    ],
    [
      "an order that brought another price",
      sql`update orders set total = total + 6, excl_tax = excl_tax + 5, tax = tax + 1 where id = ${paidOrder}`,
      "order and ledger",
    ],
    [
      "a top-up that was not added",
      sql`update orders set status = 2, payment_method = 1, settled_at = now(), kind = 'topup' where id = (select max(id) from orders where status = 0)`,
      "order and ledger",
    ],
    [
      "another method",
      sql`update orders set payment_method = 1 where id = ${paidOrder}`,
      "payment method and ledger",
    ],
    [
      "another's money",
      sql`update ledger_lines set account_id = (select min(id) from ledger_accounts where kind = 'balance') where ${lineOn("order_by_balance", "balance")}`,
      "account of the movement",
    ],
    [
      "another price than the ad's",
      sql`update ads set total = total + 1 where order_id = ${paidOrder}`,
      "order and ad",
    ],
    [
      "a discount without its coupon's reason",
      sql`update orders set discount = 1, coupon_id = (select min(id) from coupons) where id = ${paidOrder}`,
      "coupon and price",
    ],
    [
      "a coupon used too often",
      sql`with used as (update orders set coupon_id = (select max(id) from coupons) where id in (select max(id) from orders union select min(id) from orders) returning 1) update coupons set max_uses = 1`,
      "uses of a coupon",
    ],
    [
      "a payment that moved nothing",
      sql`update payments set status = 'approved', outcome = 'order', answered_at = now() where status = 'started'`,
      "payment and ledger",
    ],
    [
      "a payment of another amount",
      sql`update payments set amount = amount + 1 where id = ${cardPayment}`,
      "payment and ledger",
    ],
    [
      "a movement of a refused payment",
      sql`update payments set status = 'refused', outcome = null where id = ${cardPayment}`,
      "payment and ledger",
    ],
    [
      "an outcome that is not what moved",
      sql`update payments set outcome = 'balance' where id = ${cardPayment}`,
      "outcome of the payment",
    ],
    [
      "a payment of another order",
      sql`update payments set order_id = ${paidOrder} where id = ${cardPayment}`,
      "outcome of the payment",
    ],
    [
      "a card's money without a payment",
      sql`update ledger_entries set payment_id = null where id = ${entry("order_by_card")}`,
      "money from a provider",
    ],
    [
      "a sale without invoice",
      sql`delete from invoices where entry_id = ${entry("order_by_balance")}`,
      "movement without invoice",
    ],
    [
      "an invoice of another amount",
      sql`update invoices set total = total + 1, excl_tax = excl_tax + 1 where entry_id = ${entry("order_by_balance")}`,
      "invoice and ledger",
    ],
    [
      "an invoice of another order",
      sql`update invoices set order_id = 1 where entry_id = ${entry("order_by_balance")}`,
      "invoice and ledger",
    ],
    [
      "a gap in the numbers",
      sql`update invoices set number = 900000 where entry_id = ${entry("order_by_balance")}`,
      "invoice numbers",
    ],
    [
      "a series that counted otherwise",
      sql`update invoice_series set last_number = last_number + 1 where year = 2026`,
      "invoice numbers",
    ],
    [
      "a number dated before the one that it follows",
      sql`update invoices set day = '2026-01-01' where entry_id = ${entry("order_by_balance")}`,
      "invoice dates",
    ],
    [
      "a month that sold otherwise",
      sql`update monthly_sales set tax = tax + 1 where month = (select max(month) from monthly_sales)`,
      "monthly sales",
    ],
    [
      "a month that was forgotten",
      sql`delete from monthly_sales where month = (select min(month) from monthly_sales)`,
      "monthly sales",
    ],
  ])("%s", async (_, plant, check) => {
    const undone = new Error("undone");
    let names: string[] = [];
    const planting = api.context.db.transaction().execute(async (tx) => {
      await liftGuards(tx);
      const { numAffectedRows } = await plant.execute(tx);
      expect(numAffectedRows).toBeGreaterThan(0n);
      names = await namesFound(tx, new Date(TEST_NOW));
      throw undone;
    });
    await expect(planting).rejects.toBe(undone);
    expect(names).toContain(check);
  });
});

/** Faults that the database prevents, which a restored or repaired one could still contain. */
async function liftGuards(tx: Transaction<Database>): Promise<void> {
  for (const table of ["ledger_entries", "ledger_lines", "ledger_accounts", "invoices"]) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  }
}
