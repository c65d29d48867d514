import { readRecap } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { placeSubscription, readSubscriptionOffers } from "@parution/contract/subscriptions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

const yearly = { offerId: 2, supportId: 1 };

test("the offers of a support include the tax", async () => {
  const offers = await api.visitor.call(readSubscriptionOffers, { query: { supportId: 3 } });
  expect(offers.map(({ code, total }) => [code, total])).toEqual([
    ["NUM-1", 72_00],
    ["NUM-12", 696_00],
  ]);
  const all = await api.visitor.call(readSubscriptionOffers, {});
  expect(new Set(all.map(({ support }) => support.id))).toEqual(new Set([1, 2, 3]));
});

test("a subscription is ordered, paid from the balance, and on its recap", async () => {
  const client = await api.signIn("particulier");
  const { orderId, total } = await client.call(placeSubscription, {
    body: { ...yearly, total: 576_00 },
  });
  expect(total).toBe(576_00);
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  expect(await client.call(readRecap, { query: { orderId } })).toMatchObject({
    type: { kind: "subscription" },
    status: "paid",
    total: 576_00,
    journal: null,
    subscription: { offer: { title: "Numérique, un an", code: "NUM-12" } },
  });
});

test("a subscription on account is settled at once", async () => {
  const client = await api.signIn("terme");
  const { orderId, onTerm } = await client.call(placeSubscription, { body: yearly });
  expect(onTerm).toBe(true);
  expect((await client.call(readRecap, { query: { orderId } })).status).toBe("processing");
});

test("a subscription on paper keeps its delivery address, which is optional, and a digital one keeps none", async () => {
  const client = await api.signIn("particulier");
  const place = async (changes: object) => {
    const body = { offerId: 3, supportId: 1, ...changes };
    const { orderId } = await client.call(placeSubscription, { body });
    return (await client.call(readRecap, { query: { orderId } })).subscription;
  };
  const home = { address: " 14, rue Ibn Batouta, Casablanca ", phone: "06 61 00 02 28" };
  expect(await place(home)).toMatchObject({
    address: "14, rue Ibn Batouta, Casablanca",
    phone: "06 61 00 02 28",
  });
  expect(await place({})).toMatchObject({ address: null, phone: null });
  expect(await place({ ...home, offerId: 2 })).toMatchObject({ address: null, phone: null });
  const refused = await refusalOf(place({ address: "a".repeat(301), phone: "demain" }));
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.fields)).toEqual(["address", "phone"]);
});

test("repeated requests with one key order once", async () => {
  const client = await api.signIn("particulier");
  const place = () =>
    client.call(placeSubscription, { body: yearly }, { idempotencyKey: "subscription-once" });
  const answers = await Promise.all([place(), place(), place()]);
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
});

test("refuses an unsold support, another price and another user", async () => {
  const client = await api.signIn("particulier");
  const place = (body: Parameters<typeof order>[0]) => refusalOf(order(body));
  const order = (body: { offerId: number; supportId: number; total?: number; userId?: number }) =>
    client.call(placeSubscription, { body });
  expect((await place({ offerId: 3, supportId: 3 })).fields).toHaveProperty("offerId");
  expect(await place({ ...yearly, total: 1 })).toMatchObject({ status: 409, total: 576_00 });
  expect((await place({ ...yearly, userId: 2 })).status).toBe(404);
});
