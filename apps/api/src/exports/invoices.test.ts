import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import { exportMyInvoices } from "@parution/contract/exports";
import { readMyInvoices } from "@parution/contract/invoices";
import { editInvoiceDetails } from "@parution/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { numberInvoices } from "../invoices/index.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine, refusalOf } from "../testing/orders/ordering.ts";
import { readBook } from "../testing/read-book.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi({ now: "2026-06-01T09:00:00Z" });
  await numberInvoices(api.context);
  client = await api.signIn("terme");
});
afterAll(() => api.stop());

type Query = CallInput<typeof exportMyInvoices>["query"];

/** The rows of the sheet, each by the headers of its columns. */
async function sheetOf(query: Query = {}) {
  const { rows } = await readBook(await client.call(exportMyInvoices, { query }));
  const [header = [], ...lines] = rows;
  return lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at]])));
}

const sumOf = (rows: readonly Record<string, unknown>[], name: string) =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0) * 100);

test("all invoices are in a sheet, newest first, with the amounts of an accountant", async () => {
  const { orderId } = await placeLine(client, { purchaseOrder: "BC-2026/114" });
  const body = { companyName: "Atlas Négoce", ice: "001509176000008" };
  await client.call(editInvoiceDetails, { query: { orderId }, body });
  const { info } = await client.call(readMyInvoices, {});
  const rows = await sheetOf({ format: "xlsx" });
  expect(rows.length).toBe((info.total ?? 0) + 1);
  expect(rows[0]).toEqual({
    "N° de facture": expect.stringMatching(/^F2026-\d{6}$/),
    Document: "Facture",
    Date: 46_174, // 1 June 2026
    Échéance: 46_234,
    Client: "Atlas Négoce",
    ICE: "001509176000008",
    "Bon de commande": "BC-2026/114",
    Commande: expect.stringMatching(/^C\d{8}$/),
    Support: "L'Horizon",
    "Montant HT (Dhs)": 40,
    "TVA (Dhs)": 8,
    "Montant TTC (Dhs)": 48,
    "Payé (Dhs)": 0,
    "Reste à payer (Dhs)": 48,
  });
});

test("outstanding amounts add up to the account's debt, and with paid amounts to the totals", async () => {
  const { outstanding } = await client.call(readMyInvoices, {});
  const rows = await sheetOf();
  expect(sumOf(rows, "Reste à payer (Dhs)")).toBe(outstanding.total);
  const settled = sumOf(rows, "Payé (Dhs)") + sumOf(rows, "Reste à payer (Dhs)");
  expect(settled).toBe(sumOf(rows, "Montant TTC (Dhs)"));
  for (const row of rows) expect(Number(row["Reste à payer (Dhs)"])).toBeGreaterThanOrEqual(0);
});

test("the sheet is filtered as the list", async () => {
  const query = { status: "toSettle" } as const;
  const { info } = await client.call(readMyInvoices, { query });
  expect(await sheetOf(query)).toHaveLength(info.total ?? 0);
  expect(await sheetOf({ reference: "F1999-000001" })).toEqual([]);
});

test("accounts that are not on term have no such sheet, and a visitor none at all", async () => {
  const pro = await api.signIn("pro");
  expect(await refusalOf(pro.call(exportMyInvoices, {}))).toMatchObject({ status: 403 });
  expect(await refusalOf(api.visitor.call(exportMyInvoices, {}))).toMatchObject({ status: 401 });
});
