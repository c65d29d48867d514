import type { Client } from "@parution/contract/client";
import { cancelOrder, readRecap } from "@parution/contract/orders";
import { applyCoupon, payOrder } from "@parution/contract/payments";
import { readBusiness } from "@parution/contract/session";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkOut, notify, outcomeOf } from "../testing/card-provider.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { placeLine, refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
  client = await api.signIn("particulier");
  const { id: businessId } = await (await api.signIn("pro")).call(readBusiness, { body: {} });
  const starts_at = new Date(TEST_NOW);
  const coupon = { percent: 10, starts_at, ends_at: null, business_id: null, product_id: null };
  await api.context.db
    .insertInto("coupons")
    .values([
      { ...coupon, code: "RENTREE", max_uses: null },
      { ...coupon, code: "ONCE", max_uses: 1 },
      { ...coupon, code: "FIVE", max_uses: 5 },
      { ...coupon, code: "GRATUIT", percent: 100, max_uses: null },
      { ...coupon, code: "OFPRO", business_id: businessId, max_uses: null },
      { ...coupon, code: "OTHERPRODUCT", product_id: 2, max_uses: null },
      { ...coupon, code: "PAST", starts_at: new Date(0), ends_at: starts_at, max_uses: null },
      { ...coupon, code: "FUTURE", starts_at: new Date("2026-06-02"), max_uses: null },
    ])
    .execute();
});
afterAll(() => api.stop());

const place = async () => (await placeLine(client)).orderId;

const quote = (orderId: number, couponCode: string) =>
  client.call(applyCoupon, { body: { orderId, couponCode } });

const pay = (orderId: number, couponCode: string) =>
  client.call(payOrder, { body: { orderId, couponCode, method: "balance" } });

test("a coupon is quoted with the new price, and changes nothing", async () => {
  const orderId = await place();
  expect(await quote(orderId, " rentree ")).toMatchObject({
    status: 200,
    price: { discountPercent: 10, total: 4320 },
  });
  const recap = await client.call(readRecap, { query: { orderId } });
  expect(recap).toMatchObject({ total: 4800, couponPercent: null });
});

test("a payment with a coupon lowers price and tax alike", async () => {
  const orderId = await place();
  const before = (await client.call(readBusiness, { body: {} })).balance;
  await pay(orderId, "RENTREE");
  const recap = await client.call(readRecap, { query: { orderId } });
  expect(recap).toMatchObject({ total: 4320, exclTax: 3600, tax: 720, couponPercent: 10 });
  expect((await client.call(readBusiness, { body: {} })).balance).toBe(before - 4320);
});

test("a coupon lowers the amount of the card page, and a page opened before still settles", async () => {
  const orderId = await place();
  const dear = await checkOut(client, orderId);
  const cheap = await checkOut(client, orderId, "RENTREE");
  expect([dear.amount, cheap.amount]).toEqual(["48.00", "43.20"]);
  const before = (await client.call(readBusiness, { body: {} })).balance;
  await notify(api, outcomeOf(dear, true));
  const recap = await client.call(readRecap, { query: { orderId } });
  expect(recap).toMatchObject({ status: "paid", total: 4320 });
  expect((await client.call(readBusiness, { body: {} })).balance).toBe(before + 480);
});

test("a coupon of 100 % needs no card page", async () => {
  const orderId = await place();
  const body = { orderId, couponCode: "GRATUIT", method: "card" } as const;
  expect(await client.call(payOrder, { body })).toMatchObject({
    status: "paid",
    redirection: null,
  });
});

test("a coupon of one use is taken once, also by two simultaneous orders, and again after a cancellation", async () => {
  const [first, second, third] = [await place(), await place(), await place()];
  await checkOut(client, first, "ONCE");
  expect((await refusalOf(pay(second, "ONCE"))).fields).toHaveProperty("couponCode");
  await client.call(cancelOrder, { body: { orderId: first } });
  const outcomes = await Promise.allSettled([pay(second, "ONCE"), pay(third, "ONCE")]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a coupon of five uses is taken five times by twenty simultaneous orders", async () => {
  const orders = await Promise.all(Array.from({ length: 20 }, place));
  const outcomes = await Promise.allSettled(orders.map((orderId) => pay(orderId, "FIVE")));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
});

test("a coupon is refused when the request names another product", async () => {
  const body = { orderId: await place(), couponCode: "RENTREE", productId: 2 };
  const refusal = await refusalOf(client.call(applyCoupon, { body }));
  expect(Object.keys(refusal.fields)).toEqual(["productId"]);
});

test.each(["UNKNOWN", "OFPRO", "OTHERPRODUCT", "PAST", "FUTURE"])("%s is refused", async (code) => {
  const orderId = await place();
  for (const attempt of [quote, pay]) {
    const refusal = await refusalOf(attempt(orderId, code));
    expect(refusal.status).toBe(422);
    expect(Object.keys(refusal.fields)).toEqual(["couponCode"]);
  }
  const recap = await client.call(readRecap, { query: { orderId } });
  expect(recap).toMatchObject({ status: "unpaid", total: 4800 });
});

test.each([undefined, "", "   "])("a code is required, not %j", async (code_coupon) => {
  const body = JSON.stringify({ commande_id: await place(), code_coupon });
  const answer = await api.fetch("/ads/commandes/coupon", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${await api.token("particulier")}`,
    },
    body,
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: { code_coupon: [expect.any(String)] } });
});

test("a coupon is refused for credit accounts, and for another account's orders", async () => {
  const credit = await api.signIn("credit");
  const { orderId } = await placeLine(credit);
  const body = { orderId, couponCode: "RENTREE" };
  expect((await refusalOf(credit.call(applyCoupon, { body }))).status).toBe(403);
  const paying = { ...body, method: "onTerm" } as const;
  expect((await refusalOf(credit.call(payOrder, { body: paying }))).status).toBe(403);
  expect((await refusalOf(quote(orderId, "RENTREE"))).status).toBe(404);
});
