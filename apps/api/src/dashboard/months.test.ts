import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { lockAccounts, openBalances, payFromBalance, reverseOrder } from "../ledger/index.ts";
import { findDiscrepancies } from "../operator/audit.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { givenBusiness, givenOrder, LEDGER_NOW } from "../testing/ledger-rows.ts";
import { keepMonthsIn } from "./queries.ts";

const PRICE = 12_000;
const SALE = { support_id: null, month: "2026-06-01", excl_tax: 10_000, tax: 2000 };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** A business that has an order to pay, and what that costs. */
async function givenUnpaid() {
  const { db } = api.context;
  const businessId = await givenBusiness(db);
  const opening = { balance: PRICE };
  await db.transaction().execute((tx) => openBalances(tx, businessId, opening, LEDGER_NOW));
  return { ...(await givenOrder(db, businessId, PRICE)), businessId };
}

type Given = Awaited<ReturnType<typeof givenUnpaid>>;

async function pay(tx: Transaction<Database>, order: Given, at = LEDGER_NOW): Promise<void> {
  const accounts = await lockAccounts(tx, order.businessId);
  expect(await payFromBalance(tx, accounts, order, at)).toBe(true);
}

async function givenPaid(at = LEDGER_NOW): Promise<Given> {
  const order = await givenUnpaid();
  await api.context.db.transaction().execute((tx) => pay(tx, order, at));
  return order;
}

const monthsOf = ({ businessId }: Given) =>
  api.context.db
    .selectFrom("monthly_sales")
    .select(["support_id", "month", "excl_tax", "tax"])
    .where("business_id", "=", businessId)
    .orderBy("month")
    .orderBy("support_id")
    .execute();

const findWrongMonths = async () =>
  (await findDiscrepancies(api.context.db, LEDGER_NOW)).filter(
    ({ check }) => check === "monthly sales",
  );

test("a month holds its sales, less the amounts given back", async () => {
  const order = await givenPaid();
  expect(await monthsOf(order)).toEqual([SALE]);
  await api.context.db.transaction().execute((tx) => reverseOrder(tx, order, LEDGER_NOW));
  expect(await monthsOf(order)).toEqual([{ ...SALE, excl_tax: 0, tax: 0 }]);
});

test("a reversed movement does not change its month", async () => {
  const order = await givenUnpaid();
  const undone = new Error("undone");
  const paying = api.context.db.transaction().execute(async (tx) => {
    await pay(tx, order);
    throw undone;
  });
  await expect(paying).rejects.toBe(undone);
  expect(await monthsOf(order)).toEqual([]);
});

test("an order that moves to another newspaper moves its revenue", async () => {
  const order = await givenPaid();
  await api.context.db
    .updateTable("orders")
    .set({ support_id: 2 })
    .where("id", "=", order.id)
    .execute();
  expect(await monthsOf(order)).toEqual([
    { ...SALE, support_id: 2 },
    { ...SALE, excl_tax: 0, tax: 0 },
  ]);
  expect(await findWrongMonths()).toEqual([]);
});

test("months follow the publisher's zone, also after it changes", async () => {
  const { db, config } = api.context;
  const order = await givenPaid(new Date("2026-05-31T23:30:00Z"));
  expect(await monthsOf(order)).toEqual([SALE]);
  await keepMonthsIn(db, "America/New_York");
  expect(await monthsOf(order)).toEqual([{ ...SALE, month: "2026-05-01" }]);
  const later = await givenPaid(new Date("2026-06-01T03:30:00Z"));
  expect(await monthsOf(later)).toEqual([{ ...SALE, month: "2026-05-01" }]);
  expect(await findWrongMonths()).toEqual([]);
  await keepMonthsIn(db, config.publisherZone);
  expect(await monthsOf(order)).toEqual([SALE]);
});

// The embedded engine has one connection: there everything takes turns.
test.runIf(inject("template").engine === "postgres")(
  "payments of different accounts do not wait for each other",
  async () => {
    const { db } = api.context;
    const [one, other] = [await givenUnpaid(), await givenUnpaid()];
    await db.transaction().execute(async (first) => {
      await pay(first, one);
      await db.transaction().execute(async (second) => {
        await sql`set local lock_timeout = '2s'`.execute(second);
        await pay(second, other);
      });
    });
    expect([await monthsOf(one), await monthsOf(other)]).toEqual([[SALE], [SALE]]);
  },
);
