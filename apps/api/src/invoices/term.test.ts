import type { Client } from "@parution/contract/client";
import { downloadInvoice, downloadInvoices, readMyInvoices } from "@parution/contract/invoices";
import { editInvoiceDetails } from "@parution/contract/orders";
import { readBusiness } from "@parution/contract/session";
import { addDays, type IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPdf, startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine, refusalOf } from "../testing/orders/ordering.ts";
import { numberInvoices } from "./index.ts";
import { findOldestUnsettled, readOutstanding } from "./unsettled.ts";

const TODAY = "2026-06-01";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
  client = await api.signIn("terme");
});
afterAll(() => api.stop());

/** The invoice of a new order on term. */
async function buy(purchaseOrder?: string) {
  const { orderId } = await placeLine(client, purchaseOrder === undefined ? {} : { purchaseOrder });
  await numberInvoices(api.context);
  const { invoices } = await client.call(readMyInvoices, {});
  const invoice = invoices.find((one) => one.orderId === orderId);
  if (invoice === undefined) throw new Error(`Order ${orderId} has no invoice.`);
  return invoice;
}

test("an invoice on term shows its due date in the list and on paper", async () => {
  const { dueOn, overdue, orderId } = await buy();
  expect({ dueOn, overdue }).toEqual({ dueOn: "2026-07-31", overdue: false });
  const file = await client.call(downloadInvoice, { query: { orderId } });
  const { text } = await readPdf(file);
  expect(text).toContain("Échéance");
  expect(text).toContain("31/07/2026");
});

test("the publisher may grant another term; an invoice that was paid at once has none", async () => {
  const { config } = api.context;
  const { publisher } = config;
  if (publisher === null) throw new Error("The demonstration has a publisher.");
  Object.assign(config, { publisher: { ...publisher, paymentTerm: 30 } });
  expect((await buy()).dueOn).toBe("2026-07-01");
  Object.assign(config, { publisher });
  const due = await api.context.db
    .selectFrom("invoices")
    .where("on_term", "=", 0)
    .select("due_on")
    .distinct()
    .execute();
  expect(due).toEqual([{ due_on: null }]);
});

test("the outstanding amount includes the overdue one", async () => {
  const { id } = await client.call(readBusiness, { body: {} });
  const { db } = api.context;
  const at = async (day: IsoDate) =>
    readOutstanding(db, id, await findOldestUnsettled(db, id), day);
  const before = await at(TODAY);
  const { total } = await buy();
  const { outstanding, invoices } = await client.call(readMyInvoices, { query: { page: 1 } });
  expect(outstanding.total).toBe(before.total + total);
  const { owed } = await db
    .selectFrom("business_balances")
    .select("owed")
    .where("business_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(outstanding.total).toBe(owed);
  // Nothing that was invoiced today is late on the day on which it is due; all of it is the day after.
  const dueOn = invoices[0]?.dueOn ?? TODAY;
  expect((await at(dueOn)).overdue).toBeLessThanOrEqual(owed - total);
  expect((await at(addDays(dueOn, 1))).overdue).toBe(owed);
});

test("the client's own number of an order is on its invoice, and can be given afterwards", async () => {
  const { orderId } = await buy("BC-2026/114");
  const printed = async () => {
    const { text } = await readPdf(await client.call(downloadInvoice, { query: { orderId } }));
    return text;
  };
  expect(await printed()).toContain("BC-2026/114");
  const purchaseOrder = "BC-2026/115";
  await client.call(editInvoiceDetails, { query: { orderId }, body: { purchaseOrder } });
  const text = await printed();
  expect(text).toContain("Bon de commande");
  expect(text).toContain(purchaseOrder);
  expect(text).not.toContain("BC-2026/114");
});

describe("the invoices of a period", () => {
  const download = (from: IsoDate, to: IsoDate, who = client) =>
    who.call(downloadInvoices, { query: { from, to } });

  test("are in one zip, a PDF each, and no others", async () => {
    const { number } = await buy();
    const { invoices } = await client.call(readMyInvoices, { query: { from: TODAY, to: TODAY } });
    const file = await download(TODAY, TODAY);
    expect(file.name).toBe("factures-2026-06-01-2026-06-01-20260601-100000.zip");
    const entries = entriesOf(Buffer.from(await file.arrayBuffer()));
    expect(entries.map(({ name }) => name)).toContain(`${number}.pdf`);
    expect(entries.map(({ name }) => name).toSorted()).toEqual(
      invoices.map((one) => `${one.number}.pdf`).toSorted(),
    );
    const one = entries.find(({ name }) => name === `${number}.pdf`);
    const { title } = await readPdf(new File([one?.bytes ?? ""], "facture.pdf"));
    expect(title).toBe(`Facture ${number}`);
  });

  test("are refused where there are none, and to accounts that have no list of invoices", async () => {
    expect(await refusalOf(download("2020-01-01", "2020-01-31"))).toMatchObject({ status: 404 });
    const pro = await api.signIn("pro");
    expect(await refusalOf(download(TODAY, TODAY, pro))).toMatchObject({ status: 403 });
  });

  test("are limited in number per minute", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, () => refusalOf(download("2020-01-01", "2020-01-31"))),
    );
    expect(outcomes.some(({ status }) => status === 429)).toBe(true);
  });
});

/** The files of a zip whose entries are stored as they are, by its central directory (APPNOTE 4.3.12). */
function entriesOf(
  zip: Buffer,
): { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[] {
  const found = [];
  const mark = Buffer.from("504b0102", "hex");
  for (let at = zip.indexOf(mark); at >= 0; at = zip.indexOf(mark, at + 4)) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const header = zip.readUInt32LE(at + 42);
    const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const size = zip.readUInt32LE(at + 20);
    found.push({ name, bytes: new Uint8Array(zip.subarray(begin, begin + size)) });
  }
  return found;
}
