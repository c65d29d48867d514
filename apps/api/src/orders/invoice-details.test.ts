import type { Client } from "@parution/contract/client";
import { editInvoiceDetails, readInvoiceDetails } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { afterAll, beforeAll, expect, test } from "vitest";
import { numberInvoices } from "../invoices/index.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { placeIssues } from "../testing/orders/journal.ts";
import { placeLine, refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
  client = await api.signIn("pro");
});
afterAll(() => api.stop());

const read = (orderId: number, who = client) =>
  who.call(readInvoiceDetails, { query: { orderId } });
const edit = (orderId: number, body: object, who = client) =>
  who.call(editInvoiceDetails, { query: { orderId }, body });

async function buy(): Promise<number> {
  const { orderId } = await placeLine(client);
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  return orderId;
}

const changesOf = (orderId: number) =>
  api.context.db
    .selectFrom("invoice_details")
    .innerJoin("users", "users.id", "invoice_details.user_id")
    .where("order_id", "=", orderId)
    .select(["legal_name", "users.email", "invoice_details.created_at"])
    .orderBy("invoice_details.id")
    .execute();

test("an invoice names the account until it is changed; every change is kept", async () => {
  const orderId = await buy();
  const own = await read(orderId);
  expect(own.companyName).not.toBe("");
  const { message } = await edit(orderId, { companyName: " Riad Invest SA ", address: "Fès" });
  expect(message).toBe("Les coordonnées de facturation sont enregistrées.");
  expect(await read(orderId)).toEqual({
    companyName: "Riad Invest SA",
    address: "Fès",
    ice: own.ice,
    purchaseOrder: "",
    changed: { by: "Youssef El Amrani", at: Date.parse(TEST_NOW) },
  });
  await edit(orderId, { companyName: "Riad Invest SA", ice: "1" });
  await edit(orderId, { companyName: "Riad Invest SA" });
  const change = { email: "pro@demo.parution.test", created_at: new Date(TEST_NOW) };
  expect(await changesOf(orderId)).toEqual([
    { ...change, legal_name: "Riad Invest SA" },
    { ...change, legal_name: "Riad Invest SA" },
  ]);
});

test("a blank name or address is the account's own again, a blank ICE is none", async () => {
  const orderId = await buy();
  const own = await read(orderId);
  await edit(orderId, { companyName: "Une autre", address: "Ailleurs", ice: "1" });
  await edit(orderId, { companyName: "", address: "  ", ice: "" });
  expect(await read(orderId)).toMatchObject({ ...own, ice: "", changed: expect.anything() });
});

test("a changed name, address or ICE is announced by mail, a changed order number is not", async () => {
  const orderId = await buy();
  const mails = async () => {
    const mails = await api.context.db
      .selectFrom("mails")
      .where("template", "=", "invoice-identity-changed")
      .select(["recipient", "data"])
      .execute();
    return mails.filter(({ data }) => Object(data).orderId === orderId);
  };
  await edit(orderId, { purchaseOrder: "BC-7" });
  expect(await mails()).toEqual([]);
  const own = await read(orderId);
  const member = await api.signIn("membre");
  expect((await refusalOf(edit(orderId, { ice: "1" }, member))).status).toBe(404);
  await edit(orderId, { companyName: "Une autre" });
  await edit(orderId, { companyName: "Une autre" });
  expect(await mails()).toMatchObject([
    {
      recipient: "pro@demo.parution.test",
      data: {
        before: { companyName: own.companyName },
        after: { companyName: "Une autre" },
        by: own.changed?.by,
      },
    },
  ]);
});

test("announces a member's change to the account's parent too", async () => {
  const member = await api.signIn("membre");
  const { orderId } = await placeLine(member);
  await member.call(payOrder, { body: { orderId, method: "balance" } });
  await edit(orderId, { ice: "000000000000097" }, member);
  const mails = await api.context.db
    .selectFrom("mails")
    .where("template", "=", "invoice-identity-changed")
    .where("key", "like", "%@demo.parution.test")
    .select(["recipient", "data"])
    .execute();
  const recipients = mails
    .filter(({ data }) => Object(data).orderId === orderId)
    .map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual(["membre@demo.parution.test", "pro@demo.parution.test"]);
});

test("issues are invoiced to the name that was given with their order", async () => {
  const { orderId } = await placeIssues(client, { legalName: "Librairie Atlas" });
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  expect(await read(orderId)).toMatchObject({ companyName: "Librairie Atlas" });
});

test("a numbered invoice names the account as it was, after later changes of the account", async () => {
  const orderId = await buy();
  const own = await read(orderId);
  await numberInvoices(api.context);
  const rename = (legal_name: string) =>
    api.context.db
      .updateTable("businesses")
      .set({ legal_name })
      .where("legal_name", "in", [own.companyName, "Nouvelle raison"])
      .execute();
  await rename("Nouvelle raison");
  expect((await read(await buy())).companyName).toBe("Nouvelle raison");
  expect(await read(orderId)).toEqual(own);
  await rename(own.companyName);
});

test("details cannot be edited before the payment, and after the month is closed", async () => {
  const { orderId } = await placeLine(client);
  expect(await refusalOf(edit(orderId, { ice: "" }))).toMatchObject({
    status: 409,
    code: "INVOICE_FINAL",
  });
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  api.clock.set("2026-07-02T09:00:00Z"); // numbered in the month after: dated when it was sold
  await numberInvoices(api.context);
  const closeMonth = (month: string) =>
    api.context.db
      .insertInto("closed_months")
      .values({ month, closed_at: new Date(TEST_NOW) })
      .execute();
  await closeMonth("2026-07-01");
  const later = await api.signIn("pro"); // the session of June has ended
  await edit(orderId, { address: "Rabat" }, later);
  await closeMonth("2026-06-01");
  const late = await refusalOf(edit(orderId, { address: "Salé" }, later));
  expect(late).toMatchObject({ status: 409, code: "INVOICE_FINAL" });
  expect(await changesOf(orderId)).toHaveLength(1);
  await api.context.db.deleteFrom("closed_months").execute();
  api.clock.set(TEST_NOW);
});

test("other accounts cannot change it, and changes are never undone", async () => {
  const orderId = await buy();
  const other = await api.signIn("particulier");
  expect((await refusalOf(read(orderId, other))).status).toBe(404);
  expect((await refusalOf(edit(orderId, { ice: "" }, other))).status).toBe(404);
  const erasing = api.context.db.deleteFrom("invoice_details").execute();
  await expect(erasing).rejects.toThrow("append-only");
});
