import type { Client } from "@parution/contract/client";
import { readMyInvoices } from "@parution/contract/invoices";
import { readMyPackages } from "@parution/contract/packages";
import { readBusiness } from "@parution/contract/session";
import fc from "fast-check";
import type { Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  chargeEdit,
  chargeOnTerm,
  creditEdit,
  lockAccounts,
  type PaidOrder,
  reverseOrder,
} from "../ledger/index.ts";
import { postMovement } from "../ledger/post.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { LEDGER_NOW as at, givenBusiness, givenOrder } from "../testing/ledger-rows.ts";
import { listUnsettled, type TermDocument } from "../testing/list-unsettled.ts";
import { numberInvoices } from "./index.ts";
import { listInvoiceIds } from "./list-queries.ts";
import { findOldestUnsettled } from "./unsettled.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
  await numberInvoices(api.context);
  client = await api.signIn("terme");
});
afterAll(() => api.stop());

const read = (
  query: { page?: number; reference?: string; kind?: "invoice" | "credit_note" } = {},
) => client.call(readMyInvoices, { query });

test("an account on term reads its invoices, newest first, ten a page", async () => {
  const first = await read();
  expect(first.invoices).toHaveLength(10);
  expect(first.info.next).toBe(2);
  const second = await read({ page: 2 });
  const days = [...first.invoices, ...second.invoices].map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
  const [invoice] = first.invoices;
  expect(invoice?.number).toMatch(/^F\d{4}-\d{6}$/);
});

test("finds an invoice by its number", async () => {
  const [invoice] = (await read({ page: 2 })).invoices;
  const found = await read({ reference: invoice?.number.toLowerCase() ?? "" });
  expect(found.invoices.map(({ number }) => number)).toEqual([invoice?.number]);
});

test("the days of the filter are written month first, and are included", async () => {
  const [invoice] = (await read({ page: 2 })).invoices;
  const [year, month, date] = (invoice?.day ?? "").split("-");
  const day = `${month}/${date}/${year}`;
  const token = await api.token("terme");
  const response = await api.fetch(`/ads/factures/mes-factures?date_debut=${day}&date_fin=${day}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const answer: { data: { date_creation: string }[] } = await response.json();
  expect(answer.data.length).toBeGreaterThan(0);
  for (const { date_creation } of answer.data) {
    expect(date_creation).toBe(`${date}/${month}/${year}`);
  }
});

test("an empty list has a message", async () => {
  const { invoices, info } = await read({ reference: "F1999-000001" });
  expect([invoices, info.message]).toEqual([[], "Aucune facture trouvée."]);
});

test("accounts on term have invoices, and all others have packages", async () => {
  const pro = await api.signIn("pro");
  await expect(pro.call(readMyInvoices, {})).rejects.toMatchObject({ status: 403 });
  const ids = await Promise.all(
    [pro, client].map(async (one) => (await one.call(readBusiness, { body: {} })).id),
  );
  const packagesOf = (one: Client, businessId = 0) =>
    one.call(readMyPackages, { params: { businessId } });
  expect((await packagesOf(pro, ids[0])).packages.length).toBeGreaterThan(0);
  await expect(packagesOf(pro, ids[1])).rejects.toMatchObject({ status: 404 });
  await expect(packagesOf(client, ids[1])).rejects.toMatchObject({ status: 403 });
});

describe("settled documents", () => {
  const amount = fc.integer({ min: 2, max: 900 });
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ name: fc.constant("order" as const), amount }) },
    fc.record({ name: fc.constantFrom("dearer", "cheaper", "reverse"), amount }),
    { weight: 2, arbitrary: fc.record({ name: fc.constant("transfer" as const), amount }) },
  );

  test("transfers settle the oldest invoices, credit notes those of their own order", async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const businessId = await givenBusiness(api.context.db);
      const life = newLife(businessId);
      for (const one of steps) await life.do(one.name, one.amount);
      await numberInvoices(api.context);
      expect(await life.unsettled()).toEqual(await life.expected());
    });
    await fc.assert(property, { numRuns: Number(process.env.SETTLE_ROUNDS ?? 12), seed: 2026 });
  });
});

type ActionName = "order" | "dearer" | "cheaper" | "reverse" | "transfer";

/** Orders on term, their edits and transfers of one account. */
function newLife(businessId: number) {
  const { db } = api.context;
  const orders: (PaidOrder & { reversed?: boolean })[] = [];
  let transfers = 0;
  const withTotal = ({ id }: { id: number }, total: number) => ({
    id,
    total,
    exclTax: total,
    tax: 0,
  });
  const inTransaction = (work: (tx: Transaction<Database>) => Promise<unknown>) =>
    db.transaction().execute(work);

  async function order(total: number) {
    const placed = withTotal(await givenOrder(db, businessId, total), total);
    await inTransaction(async (tx) =>
      chargeOnTerm(tx, await lockAccounts(tx, businessId), placed, at),
    );
    orders.push(placed);
  }

  async function edit(by: number) {
    const last = orders.pop();
    if (last === undefined || last.reversed || last.total + by < 1) return;
    const after = withTotal(last, last.total + by);
    await inTransaction(async (tx) => {
      const accounts = await lockAccounts(tx, businessId);
      const edited = { id: last.id, before: last, after };
      if (by > 0) await chargeEdit(tx, accounts, edited, "onTerm", at);
      else await creditEdit(tx, accounts, edited, at);
    });
    orders.unshift(after);
  }

  async function reverse() {
    const first = orders.shift();
    if (first === undefined || first.reversed) return;
    await inTransaction((tx) => reverseOrder(tx, { id: first.id, businessId }, at));
    orders.push({ ...first, reversed: true });
  }

  async function transfer(wanted: number) {
    await inTransaction(async (tx) => {
      const { ids, owed } = await lockAccounts(tx, businessId);
      const paid = Math.min(owed, wanted);
      transfers += 1;
      await postMovement(tx, {
        kind: "grant",
        key: `test-transfer:${businessId}:${transfers}`,
        at,
        lines: [
          { account: ids.receivable, amount: paid },
          { account: 3, amount: -paid },
        ],
      });
    });
  }

  const actions: Record<ActionName, (amount: number) => Promise<void>> = {
    order,
    dearer: edit,
    cheaper: (by) => edit(-by),
    reverse,
    transfer,
  };

  async function documents(): Promise<(TermDocument & { id: number })[]> {
    return db
      .selectFrom("invoices")
      .where("business_id", "=", businessId)
      .select(["id", "order_id as orderId", "kind", "on_term as onTerm"])
      .orderBy("day")
      .orderBy("id")
      .execute();
  }

  return {
    do: (name: ActionName, by: number) => actions[name](by),
    async unsettled() {
      const filter = {
        reach: { column: "business_id" as const, id: businessId },
        reference: null,
        from: null,
        to: null,
        kind: null,
        oldest: await findOldestUnsettled(db, businessId),
      };
      const of = async (status: "toSettle" | "settled") =>
        (await listInvoiceIds(db, { ...filter, status }, 0, 100)).map(({ id }) => id).reverse();
      return { toSettle: await of("toSettle"), settled: await of("settled") };
    },
    async expected() {
      const all = await documents();
      const { owed } = await db
        .selectFrom("business_balances")
        .select("owed")
        .where("business_id", "=", businessId)
        .executeTakeFirstOrThrow();
      const open = new Set(listUnsettled(all, owed));
      const ids = (wanted: boolean) =>
        all.filter((_, index) => open.has(index) === wanted).map(({ id }) => id);
      return { toSettle: ids(true), settled: ids(false) };
    },
  };
}
