import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import { cancelOrder, readMyOrders } from "@parution/contract/orders";
import { payOrder, topUp } from "@parution/contract/payments";
import { readCurrentUser } from "@parution/contract/session";
import { placeSubscription } from "@parution/contract/subscriptions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { placeIssues } from "../testing/orders/journal.ts";
import { placeLine, refusalOf } from "../testing/orders/ordering.ts";

type Query = NonNullable<CallInput<typeof readMyOrders>["query"]>;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const list = (client: Client, query: Query = {}) => client.call(readMyOrders, { query });

async function listAll(client: Client, query: Query = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let page: number | null = 1; page !== null; ) {
    const { orders, info } = await list(client, { ...query, page });
    expect(info).toMatchObject({ current: page, previous: page === 1 ? null : page - 1 });
    ids.push(...orders.map(({ id }) => id));
    page = info.next;
  }
  return ids;
}

async function orderOf(client: Client, orderId: number) {
  const { orders } = await list(client, { reference: `C${String(orderId).padStart(8, "0")}` });
  expect(orders.map(({ id }) => id)).toEqual([orderId]);
  const [order] = orders;
  if (order === undefined) throw new Error("It is not listed.");
  return order;
}

describe("my orders", () => {
  test("are on pages of ten, newest first, each once", async () => {
    const client = await api.signIn("admin");
    for (let count = 0; count < 12; count += 1) {
      await placeLine(client);
      api.clock.advance(1000);
    }
    const { orders } = await list(client);
    expect(orders).toHaveLength(10);
    const times = orders.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const ids = await listAll(client);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await list(client)).info.total).toBe(ids.length);
    api.clock.set(TEST_NOW);
  });

  test("are of every kind, each with its goods", async () => {
    const client = await api.signIn("particulier");
    const ad = await placeLine(client);
    const issues = await placeIssues(client);
    const subscription = await client.call(placeSubscription, {
      body: { offerId: 1, supportId: 1 },
    });
    const added = await client.call(topUp, { body: { amount: 100_00 } });
    const nothing = { ad: null, journal: null, subscription: null };
    expect(await orderOf(client, ad.orderId)).toMatchObject({
      ...nothing,
      type: { kind: "ad", label: "Annonce" },
      support: { id: 1, fixedPrice: false },
      status: "unpaid",
      badge: { label: "À payer", variant: "warning" },
      total: 48_00,
      exclTax: 40_00,
      tax: 8_00,
      firstDate: "2026-06-03",
      ad: { id: ad.adId, dates: ["2026-06-03"] },
    });
    expect(await orderOf(client, issues.orderId)).toMatchObject({
      ...nothing,
      type: { kind: "journal" },
      journal: { copies: 3, issues: [{ copies: 1 }, { copies: 2 }] },
    });
    expect(await orderOf(client, subscription.orderId)).toMatchObject({
      ...nothing,
      type: { kind: "subscription" },
      subscription: { offer: { id: 1 } },
    });
    expect(await orderOf(client, added.orderId)).toMatchObject({
      ...nothing,
      type: { kind: "topup", label: "Recharge du solde" },
      status: "topUpAwaiting",
      actions: ["finalise", "cancel"],
      finaliseRefusal: null,
    });
  });

  test("are filtered by status, day of the order and reference", async () => {
    const client = await api.signIn("credit");
    const cancelled = await placeLine(client);
    const kept = await placeLine(client, { reference: "REF-2026/7" });
    await client.call(cancelOrder, { body: { orderId: cancelled.orderId } });
    expect(await listAll(client, { status: "cancelled" })).toContain(cancelled.orderId);
    expect(await listAll(client, { status: "cancelled" })).not.toContain(kept.orderId);
    expect(await listAll(client, { reference: " ref-2026/7 " })).toEqual([kept.orderId]);
    const adReference = (await orderOf(client, kept.orderId)).ad?.reference ?? "";
    expect(await listAll(client, { reference: adReference })).toEqual([kept.orderId]);
    expect(await listAll(client, { from: "2026-06-01", to: "2026-06-01" })).toContain(kept.orderId);
    expect(await listAll(client, { from: "2026-06-02" })).toEqual([]);
    expect(await listAll(client, { to: "2026-05-31" })).not.toContain(kept.orderId);
  });

  test("have a message when there are none", async () => {
    const client = await api.signIn("particulier", "ar");
    const { orders, info } = await list(client, { reference: "nothing like it" });
    expect(orders).toEqual([]);
    expect(info).toMatchObject({ total: 0, next: null, message: "لم يتم العثور على أي طلب." });
  });

  test("are the caller's own, and for a parent also those of its members", async () => {
    const [parent, member] = [await api.signIn("pro"), await api.signIn("membre")];
    const ofParent = await placeLine(parent);
    const ofMember = await placeLine(member);
    const { id: userId } = await member.call(readCurrentUser, { body: {} });
    const all = await listAll(parent);
    expect(all).toEqual(expect.arrayContaining([ofParent.orderId, ofMember.orderId]));
    const { firstName, lastName } = await member.call(readCurrentUser, { body: {} });
    const ordered = (await list(parent)).orders.find(({ id }) => id === ofMember.orderId);
    expect(ordered?.user.fullName).toBe(`${firstName} ${lastName}`);
    const { orders } = await list(member, { userId });
    expect(new Set(orders.map((order) => order.userId))).toEqual(new Set([userId]));
    const request = list(parent, { userId });
    expect((await refusalOf(request)).status).toBe(404);
  });

  test("require a session", async () => {
    expect((await refusalOf(list(api.visitor))).status).toBe(401);
  });
});

describe("actions on an order", () => {
  const DEADLINE = "2026-05-31T23:00:00.000Z"; // 48 hours before Wednesday begins in Lagos
  const AMONG_ADS = expect.stringContaining("payez depuis « Mes annonces »");

  test("an order is finalised until 48 hours before its first date, then only cancelled", async () => {
    const client = await api.signIn("particulier");
    api.clock.set("2026-05-31T22:59:59.999Z");
    const { orderId } = await placeLine(client);
    const inTime = await orderOf(client, orderId);
    expect(inTime).toMatchObject({ actions: ["finalise", "cancel"], finaliseRefusal: null });
    api.clock.set(DEADLINE);
    const late = await orderOf(client, orderId);
    expect(late.payableFromAds).toBe(true);
    expect(late).toMatchObject({ actions: ["finalise", "cancel"], finaliseRefusal: AMONG_ADS });
    await client.call(cancelOrder, { body: { orderId } });
    expect(await orderOf(client, orderId)).toMatchObject({ actions: [], finaliseRefusal: null });
    api.clock.set(TEST_NOW);
  });

  test("an order above the ceiling names it before the date", async () => {
    const client = await api.signIn("plafond");
    const { orders } = await list(client, { status: "unpaid" });
    expect(orders.length).toBeGreaterThan(0);
    for (const { actions, finaliseRefusal } of orders) {
      expect(actions).toEqual(["finalise", "cancel"]);
      expect(finaliseRefusal).toContain("plafond");
    }
  });

  test("a paid order has an invoice that can be edited until its month is closed", async () => {
    const client = await api.signIn("particulier");
    const { orderId } = await placeLine(client);
    await client.call(payOrder, { body: { orderId, method: "balance" } });
    const paid = { status: "paid", paymentMethod: "balance", finaliseRefusal: null };
    const open = { ...paid, invoiceEditable: true, actions: ["downloadInvoice", "editInvoice"] };
    expect(await orderOf(client, orderId)).toMatchObject(open);
    const closed = { month: "2026-05-01", closed_at: new Date(TEST_NOW) };
    await api.context.db.insertInto("closed_months").values(closed).execute();
    expect(await orderOf(client, orderId)).toMatchObject(open);
    const { db } = api.context;
    await db
      .insertInto("closed_months")
      .values({ ...closed, month: "2026-06-01" })
      .execute();
    expect(await orderOf(client, orderId)).toMatchObject({
      ...paid,
      invoiceEditable: false,
      actions: ["downloadInvoice"],
    });
    await db.deleteFrom("closed_months").execute();
  });
});
