import type { IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chargeOnTerm, lockAccounts } from "../ledger/index.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { givenBusiness, givenOrder } from "../testing/ledger-rows.ts";
import { closeMonth, numberInvoices } from "./index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: "2027-02-03T09:00:00Z" });
});
afterAll(() => api.stop());

const close = (month: IsoDate) =>
  api.context.db.transaction().execute((tx) => closeMonth(tx, api.context, month));

/** Sells something on term at an instant, and says what its invoice is, once it has one. */
async function sell(at: string) {
  const { db } = api.context;
  const businessId = await givenBusiness(db);
  const order = await givenOrder(db, businessId, 6000);
  await db.transaction().execute(async (tx) => {
    await chargeOnTerm(tx, await lockAccounts(tx, businessId), order, new Date(at));
  });
  return () =>
    db
      .selectFrom("invoices")
      .select(["year", "day", "business_id", "on_term"])
      .where("order_id", "=", order.id)
      .executeTakeFirst()
      .then((invoice) => ({ ...invoice, isOwn: invoice?.business_id === businessId }));
}

test("a month is closed once, when it is over", async () => {
  expect(await close("2027-02-03")).toBe("not-over");
  expect(await close("2026-11-30")).toBe("closed");
  expect(await close("2026-11-01")).toBe("closed-before");
});

test("numbers the sales of a month before it closes", async () => {
  const invoice = await sell("2026-12-31T20:00:00Z");
  expect(await close("2026-12-01")).toBe("closed");
  expect(await invoice()).toMatchObject({ year: 2026, day: "2026-12-31" });
});

test("nothing is dated in a closed month, not even in its year, and an invoice belongs to its account", async () => {
  const invoice = await sell("2026-12-31T21:00:00Z");
  await numberInvoices(api.context);
  expect(await invoice()).toMatchObject({ year: 2027, day: "2027-01-01", on_term: 6000 });
  expect(await invoice()).toMatchObject({ isOwn: true });
});
