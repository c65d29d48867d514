import { readMyAds } from "@parution/contract/ads";
import type { Client } from "@parution/contract/client";
import { readDashboard, readDashboardAds } from "@parution/contract/dashboard";
import { exportMyAds, exportMyOrders } from "@parution/contract/exports";
import { openFeed } from "@parution/contract/feeds";
import { readMyOrders, readRecap } from "@parution/contract/orders";
import { readBusiness } from "@parution/contract/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberInvoices } from "../invoices/index.ts";
import { decide } from "../publishing/index.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { edit, placeLine, THURSDAY, WEDNESDAY } from "../testing/orders/ordering.ts";
import { readBook } from "../testing/read-book.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { PUBLIC_URL: "https://parution.test" } });
});
afterAll(() => api.stop());

const orderOf = async (client: Client, orderId: number) => {
  const { orders } = await client.call(readMyOrders, { query: {} });
  return orders.find(({ id }) => id === orderId);
};

const adOf = async (client: Client, adId: number) => {
  const { ads } = await client.call(readMyAds, { params: { page: 1 } });
  return ads.find(({ id }) => id === adId);
};

/** The status in the first row of each sheet, which is of the newest. */
async function exportedStatuses(client: Client) {
  const files = [client.call(exportMyOrders, {}), client.call(exportMyAds, {})];
  const books = await Promise.all(files.map(async (file) => readBook(await file)));
  return books.map(({ rows: [header = [], newest = []] }) => newest[header.indexOf("Statut")]);
}

describe("an order that was charged to its account", () => {
  test("is on the account, with the due date of its invoice", async () => {
    const client = await api.signIn("terme");
    const { orderId } = await placeLine(client);
    expect(await orderOf(client, orderId)).toMatchObject({
      badge: { label: "Sur votre compte", variant: "info" },
      onTerm: true,
      dueOn: null,
    });
    await numberInvoices(api.context);
    const due = { onTerm: true, dueOn: "2026-07-31" };
    expect(await orderOf(client, orderId)).toMatchObject(due);
    expect(await client.call(readRecap, { query: { orderId } })).toMatchObject(due);
    expect((await exportedStatuses(client))[0]).toBe("Sur votre compte");
  });

  test("is edited once it is validated, which raises or lowers the account's debt by the difference", async () => {
    const client = await api.signIn("terme");
    const balance = async () => (await client.call(readBusiness, {})).balance;
    const { adId, orderId } = await placeLine(client, { cityId: undefined });
    const before = await balance();
    await decide(api.context, adId, "validate");
    const dates = { dates: [WEDNESDAY, THURSDAY], total: 9600 };
    await edit(client, adId, { ...dates, cityId: undefined });
    expect(await balance()).toBe(before - 4800);
    expect((await client.call(readRecap, { query: { orderId } })).status).toBe("processing");
    await decide(api.context, adId, "validate");
    await edit(client, adId, { cityId: undefined });
    expect(await balance()).toBe(before);
  });
});

describe("an order that waits for its account on term", () => {
  test("is to be confirmed, not paid, in lists, sheets and the dashboard", async () => {
    const client = await api.signIn("credit");
    const { orderId, adId } = await placeLine(client);
    const shown = { badge: { label: "À confirmer", variant: "warning" }, onTerm: true };
    expect(await orderOf(client, orderId)).toMatchObject(shown);
    expect(await adOf(client, adId)).toMatchObject(shown);
    expect(await exportedStatuses(client)).toEqual(["À confirmer", "À confirmer"]);
    const { ads } = await client.call(readDashboardAds, { query: {} });
    expect(ads.find(({ id }) => id === adId)?.badge.label).toBe("À confirmer");
    const { adsByStatus } = await client.call(readDashboard, { query: {} });
    expect(adsByStatus.find(({ status }) => status === "unpaid")?.label).toBe("À confirmer");
  });

  test("has the same label in the calendar feed", async () => {
    const client = await api.signIn("credit");
    const { adId } = await placeLine(client);
    const { url } = await client.call(openFeed, { body: { adId } });
    const { pathname } = new URL(url ?? "");
    const calendar = await (await fetch(`${api.origin}${pathname}`)).text();
    expect(calendar).toContain("Dernier délai de confirmation");
    expect(calendar).not.toContain("paiement");
  });
});

test("an order of an account that pays is still to be paid", async () => {
  const client = await api.signIn("particulier");
  const { orderId, adId } = await placeLine(client);
  const shown = { badge: { label: "À payer" }, onTerm: false };
  expect(await orderOf(client, orderId)).toMatchObject({ ...shown, dueOn: null });
  expect(await adOf(client, adId)).toMatchObject(shown);
});
