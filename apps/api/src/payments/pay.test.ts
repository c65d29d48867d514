import { readMyAds } from "@parution/contract/ads";
import type { Client } from "@parution/contract/client";
import { cancelOrder, readRecap } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { readBusiness, readCurrentUser } from "@parution/contract/session";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { countRows, placeLine, refusalOf, WEDNESDAY } from "../testing/orders/ordering.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(() => api.stop());

const balanceOf = async (client: Client) => (await client.call(readBusiness, { body: {} })).balance;

const statusOf = async (client: Client, orderId: number) =>
  (await client.call(readRecap, { query: { orderId } })).status;

function pay(client: Client, orderId: number, method: "balance" | "card" | "onTerm", key?: string) {
  const options = key === undefined ? {} : { idempotencyKey: key };
  return client.call(payOrder, { body: { orderId, method } }, options);
}

describe("from the balance", () => {
  test("takes the price, pays the order and validates the ad", async () => {
    const client = await api.signIn("particulier");
    const before = await balanceOf(client);
    const { orderId, adId } = await placeLine(client);
    expect(await pay(client, orderId, "balance")).toMatchObject({
      status: "paid",
      redirection: null,
    });
    expect(await balanceOf(client)).toBe(before - 4800);
    const recap = await client.call(readRecap, { query: { orderId } });
    expect(recap).toMatchObject({ status: "paid", paymentMethod: "balance", paymentMethods: [] });
    const { ads } = await client.call(readMyAds, { params: { page: 1 } });
    expect(ads.find(({ id }) => id === adId)).toMatchObject({ status: "validated", online: false });
  });

  test("takes the free balance first", async () => {
    const client = await api.signIn("convention");
    const before = await client.call(readBusiness, { body: {} });
    const lines = Math.floor(before.freeBalance / 2400) + 2;
    const text = Array.from({ length: lines }, (_, line) => `Ligne ${line}`).join("\n");
    const total = lines * 2400;
    const { orderId } = await placeLine(client, { paperContent: { kind: "plain", text }, total });
    await pay(client, orderId, "balance");
    const after = await client.call(readBusiness, { body: {} });
    expect(before.freeBalance).toBeGreaterThan(0);
    expect(after.freeBalance).toBe(0);
    expect(after.balance).toBe(before.balance + before.freeBalance - total);
  });

  test("is refused when the balance does not suffice, and nothing is written", async () => {
    const client = await api.signIn("particulier");
    const dates = [WEDNESDAY];
    const text = Array.from({ length: 300 }, (_, line) => `Ligne ${line}`).join("\n");
    const paperContent = { kind: "plain", text } as const;
    const { orderId } = await placeLine(client, { dates, paperContent, total: 300 * 2400 });
    const rows = await countRows(api.context);
    const refusal = await refusalOf(pay(client, orderId, "balance", "key-1"));
    expect(refusal).toMatchObject({ status: 409, code: "INSUFFICIENT_BALANCE" });
    expect(await countRows(api.context)).toBe(rows);
    expect(await statusOf(client, orderId)).toBe("unpaid");
  });

  test("never overdraws under simultaneous payments", async () => {
    const client = await api.signIn("particulier");
    const lines = Array.from({ length: 10 }, (_, line) => `Ligne ${line}`).join("\n");
    const paperContent = { kind: "plain", text: lines } as const;
    const before = await balanceOf(client);
    const orders = [];
    for (let count = 0; count < 60; count += 1) {
      orders.push(await placeLine(client, { paperContent, total: 24_000 }));
    }
    const outcomes = await Promise.allSettled(
      orders.map(({ orderId }) => pay(client, orderId, "balance")),
    );
    const paid = outcomes.filter(({ status }) => status === "fulfilled").length;
    expect(paid).toBe(Math.floor(before / 24_000));
    expect(await balanceOf(client)).toBe(before % 24_000);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason.code).toBe("INSUFFICIENT_BALANCE");
    }
    expect(await audit(api.context)).toEqual([]);
  });

  test("is taken once for one order under simultaneous requests", async () => {
    const client = await api.signIn("pro");
    const before = await balanceOf(client);
    const { orderId } = await placeLine(client);
    const attempts = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        index < 6 ? pay(client, orderId, "balance", "one-key") : pay(client, orderId, "balance"),
      ),
    );
    expect(attempts.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await balanceOf(client)).toBe(before - 4800);
  });
});

describe("on term", () => {
  test("is the only method of a credit account", async () => {
    const client = await api.signIn("credit");
    const { orderId, onTerm } = await placeLine(client);
    expect(onTerm).toBe(false);
    const recap = await client.call(readRecap, { query: { orderId } });
    expect(recap).toMatchObject({ paymentMethods: ["onTerm"], mayUseCoupon: false });
    expect((await refusalOf(pay(client, orderId, "card"))).status).toBe(403);
    expect((await refusalOf(pay(client, orderId, "balance"))).status).toBe(403);
    expect((await pay(client, orderId, "onTerm")).status).toBe("processing");
  });

  test("is the default method of a credit account", async () => {
    const client = await api.signIn("credit");
    const { orderId } = await placeLine(client);
    expect(await client.call(payOrder, { body: { orderId } })).toMatchObject({
      status: "processing",
      redirection: null,
    });
  });

  test("is not for accounts without credit", async () => {
    const client = await api.signIn("pro");
    const { orderId } = await placeLine(client);
    expect((await refusalOf(pay(client, orderId, "onTerm"))).status).toBe(403);
  });

  test("stops at the ceiling, also when several orders reach it at once", async () => {
    const client = await api.signIn("credit");
    const { id } = await client.call(readBusiness, { body: {} });
    const { owed } = await api.context.db
      .selectFrom("business_balances")
      .select("owed")
      .where("business_id", "=", id)
      .executeTakeFirstOrThrow();
    await api.context.db
      .updateTable("businesses")
      .set({ ceiling: owed + 3 * 4800 })
      .where("id", "=", id)
      .execute();
    const orders = [];
    for (let count = 0; count < 6; count += 1) orders.push(await placeLine(client));
    const outcomes = await Promise.allSettled(
      orders.map(({ orderId }) => pay(client, orderId, "onTerm")),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const refused = orders.find((_, index) => outcomes[index]?.status === "rejected");
    const recap = await client.call(readRecap, { query: { orderId: refused?.orderId ?? 0 } });
    expect(recap.ceiling.exceeded).toBe(true);
    expect(recap.ceiling.message).toContain("plafond");
  });
});

test("a browser's form that names no method leads to the card provider", async () => {
  const client = await api.signIn("pro");
  const { orderId } = await placeLine(client);
  const { clientHash } = await client.call(readCurrentUser, {});
  const data = { hash_client: clientHash, commande_id: orderId, code_coupon: "" };
  const answer = await api.fetch("/ads/commandes/payer-commande", {
    method: "POST",
    headers: { Authorization: `Bearer ${await api.token("pro")}` },
    body: new URLSearchParams({ data: JSON.stringify(data), host: "parution.test" }),
  });
  expect(await answer.json()).toMatchObject({
    data: { statut: 0, redirection: { champs: { amount: "48.00" } } },
  });
});

describe("refused, and nothing written", () => {
  test("an order of another account, as if it did not exist", async () => {
    const { orderId } = await placeLine(await api.signIn("particulier"));
    const other = await api.signIn("pro");
    const rows = await countRows(api.context);
    expect((await refusalOf(pay(other, orderId, "balance"))).status).toBe(404);
    expect((await refusalOf(other.call(cancelOrder, { body: { orderId } }))).status).toBe(404);
    expect((await refusalOf(other.call(readRecap, { query: { orderId } }))).status).toBe(404);
    expect((await refusalOf(pay(other, 999_999, "balance"))).status).toBe(404);
    expect(await countRows(api.context)).toBe(rows);
  });

  test("an order of another member, unless the caller is the parent account", async () => {
    const parent = await api.signIn("pro");
    const member = await api.signIn("membre");
    const before = await balanceOf(parent);
    const ofParent = await placeLine(parent);
    const ofMember = await placeLine(member);
    expect((await refusalOf(pay(member, ofParent.orderId, "balance"))).status).toBe(404);
    expect((await pay(parent, ofMember.orderId, "balance")).status).toBe("paid");
    expect(await balanceOf(parent)).toBe(before - 4800);
  });

  test("an order whose date is too near", async () => {
    const { orderId } = await placeLine(await api.signIn("particulier"));
    api.clock.set("2026-06-01T17:00:00Z");
    const client = await api.signIn("particulier"); // What was left unused so long has ended.
    const refusal = await refusalOf(pay(client, orderId, "balance"));
    expect(refusal).toMatchObject({ status: 409, code: "DATE_PASSED" });
    const recap = await client.call(readRecap, { query: { orderId } });
    expect(recap).toMatchObject({ paymentMethods: [], mayCancel: true });
  });

  test("the hash of another user", async () => {
    const client = await api.signIn("particulier");
    const { orderId } = await placeLine(client);
    const body = { orderId, method: "balance", clientHash: "another" } as const;
    expect((await refusalOf(client.call(payOrder, { body }))).status).toBe(404);
  });
});

describe("cancelling", () => {
  test("ends an unpaid order and its ad", async () => {
    const client = await api.signIn("particulier", "ar");
    const { orderId, adId } = await placeLine(client);
    const { message } = await client.call(cancelOrder, { body: { orderId } });
    expect(message).toBe("تم إلغاء طلبكم.");
    expect(await statusOf(client, orderId)).toBe("cancelled");
    const { ads } = await client.call(readMyAds, { params: { page: 1 } });
    expect(ads.find(({ id }) => id === adId)?.status).toBe("cancelled");
    expect((await refusalOf(pay(client, orderId, "balance"))).code).toBe("ORDER_CLOSED");
  });

  test("is refused for a paid order", async () => {
    const client = await api.signIn("pro");
    const { orderId } = await placeLine(client);
    await pay(client, orderId, "balance");
    expect((await refusalOf(client.call(cancelOrder, { body: { orderId } }))).status).toBe(409);
    expect(await statusOf(client, orderId)).toBe("paid");
  });
});
