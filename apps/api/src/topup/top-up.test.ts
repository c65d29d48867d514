import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import { cancelOrder, readRecap } from "@parution/contract/orders";
import { applyCoupon, payOrder, topUp } from "@parution/contract/payments";
import { readBusiness, readCurrentUser } from "@parution/contract/session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { checkOut, notify, outcomeOf } from "../testing/card-provider.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { countRows, refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
let client: Client;
let before: number;
beforeAll(async () => {
  api = await startTestApi();
  client = await api.signIn("particulier");
});
beforeEach(async () => {
  before = await balanceOf(client);
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

const balanceOf = async (who: Client) => (await who.call(readBusiness, { body: {} })).balance;

type Body = CallInput<typeof topUp>["body"];
const ask = (body: Body, who = client, idempotencyKey?: string) =>
  who.call(topUp, { body }, idempotencyKey === undefined ? {} : { idempotencyKey });

const recapOf = (orderId: number) => client.call(readRecap, { query: { orderId } });

describe("a top-up", () => {
  test("is on the balance after the provider's callback, and not before", async () => {
    const { orderId, status, redirection } = await ask({ amount: 10_000 });
    expect(status).toBe("topUpAwaiting");
    expect(redirection.fields).toMatchObject({ amount: "100.00", currency: "504" });
    expect(await recapOf(orderId)).toMatchObject({
      status: "topUpAwaiting",
      total: 10_000,
      tax: 0,
    });
    expect(await balanceOf(client)).toBe(before);
    expect(await notify(api, outcomeOf(redirection.fields, true))).toBe("ACTION=POSTAUTH");
    expect(await balanceOf(client)).toBe(before + 10_000);
    expect(await recapOf(orderId)).toMatchObject({ status: "paid", paymentMethod: "card" });
  });

  test("adds once under repeated callbacks of the provider", async () => {
    const { redirection } = await ask({ amount: 10_000 });
    const accepted = outcomeOf(redirection.fields, true);
    await Promise.all(Array.from({ length: 5 }, () => notify(api, accepted)));
    expect(await balanceOf(client)).toBe(before + 10_000);
  });

  test("adds nothing when its amount is another than ordered", async () => {
    const { orderId, redirection } = await ask({ amount: 10_000 });
    const forged = { ...outcomeOf(redirection.fields, true), amount: "10000.00" };
    expect(await notify(api, forged)).toBe("FAILURE");
    expect(await balanceOf(client)).toBe(before);
    expect(await recapOf(orderId)).toMatchObject({ status: "topUpAwaiting" });
  });

  test("that the provider refused can be finalised by card only", async () => {
    const { orderId, redirection } = await ask({ amount: 10_000 });
    await notify(api, outcomeOf(redirection.fields, false));
    expect(await balanceOf(client)).toBe(before);
    const byBalance = client.call(payOrder, { body: { orderId, method: "balance" } });
    expect((await refusalOf(byBalance)).status).toBe(403);
    await notify(api, outcomeOf(await checkOut(client, orderId), true));
    expect(await balanceOf(client)).toBe(before + 10_000);
    const again = client.call(payOrder, { body: { orderId, method: "card" } });
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: "ORDER_CLOSED" });
  });

  test("can be cancelled; a card accepted nevertheless is not debited", async () => {
    const { orderId, redirection } = await ask({ amount: 10_000 });
    await client.call(cancelOrder, { body: { orderId } });
    expect(await recapOf(orderId)).toMatchObject({ status: "cancelled" });
    expect(await notify(api, outcomeOf(redirection.fields, true))).toBe("APPROVED");
    expect(await recapOf(orderId)).toMatchObject({ status: "cancelled" });
    expect(await balanceOf(client)).toBe(before);
  });

  test("places one order for one key under simultaneous requests", async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => ask({ amount: 5000 }, client, "one-top-up")),
    );
    expect(new Set(replies.map(({ orderId }) => orderId)).size).toBe(1);
  });

  test("takes no coupon", async () => {
    const { orderId } = await ask({ amount: 10_000 });
    const body = { orderId, couponCode: "BIENVENUE" };
    expect((await refusalOf(client.call(applyCoupon, { body }))).status).toBe(403);
    const paying = { ...body, method: "card" } as const;
    expect((await refusalOf(client.call(payOrder, { body: paying }))).status).toBe(403);
  });

  test("cannot be finalised or cancelled by another account", async () => {
    const { orderId } = await ask({ amount: 10_000 });
    const other = await api.signIn("pro");
    const pay = other.call(payOrder, { body: { orderId, method: "card" } });
    expect((await refusalOf(pay)).status).toBe(404);
    expect((await refusalOf(other.call(cancelOrder, { body: { orderId } }))).status).toBe(404);
  });
});

describe("a top-up that is refused, with nothing written,", () => {
  async function refuse(body: Body, who = client) {
    const rows = await countRows(api.context);
    const refusal = await refusalOf(ask(body, who));
    expect(await countRows(api.context)).toBe(rows);
    return refusal;
  }

  test.each([0, 20_000_01])("has an amount of %d centimes", async (amount) => {
    const refusal = await refuse({ amount });
    expect(refusal).toMatchObject({ status: 422, code: "INVALID" });
    expect(Object.keys(refusal.fields)).toEqual(["amount"]);
  });

  test("is of more than the balance may hold, and the largest amount is named", async () => {
    const { message } = await refuse({ amount: 20_000_00 - before + 1 });
    expect(message).toContain(`${((20_000_00 - before) / 100).toFixed(2)} Dhs`);
  });

  test.each(["-5", "beaucoup", "", "12.345", "1e3"])("has an amount written «%s»", async (prix) => {
    const answer = await api.fetch("/ads/commandes/payer-recharge", {
      method: "POST",
      headers: { Authorization: `Bearer ${await api.token("particulier")}` },
      body: new URLSearchParams({ prix }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { prix: [expect.any(String)] } });
  });

  test("is of an on-account business, and of it alone among those with credit", async () => {
    expect((await refuse({ amount: 10_000 }, await api.signIn("terme"))).status).toBe(403);
    const { status } = await ask({ amount: 10_000 }, await api.signIn("credit"));
    expect(status).toBe("topUpAwaiting");
  });

  test("is for another user, or for an unknown support", async () => {
    const { id } = await client.call(readCurrentUser, {});
    expect((await refuse({ amount: 10_000, userId: id + 1 })).status).toBe(404);
    expect((await refuse({ amount: 10_000, clientHash: "another" })).status).toBe(404);
    const refusal = await refuse({ amount: 10_000, supportId: 9999 });
    expect(Object.keys(refusal.fields)).toEqual(["supportId"]);
  });
});

describe("a browser's form", () => {
  const PATH = "/ads/api/v1/commandes/payer-recharge";

  async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
    const { clientHash } = await client.call(readCurrentUser, {});
    const cookie = `parution-session=${await api.token("particulier")}`;
    return fetch(`${api.origin}${PATH}`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: api.origin, Cookie: cookie, ...headers },
      body: new URLSearchParams({ data: clientHash, prix: "100", ...fields }),
    });
  }

  test("answers a page that leads to the card provider for any `Host` header", async () => {
    const rows = await countRows(api.context);
    const answer = await post({ host: "https://autre.example", user_id: "" });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    const page = await answer.text();
    expect(page).toContain(`<form method="post" action="${api.context.config.card.gatewayUrl}`);
    expect(page).toContain('name="amount" value="100.00"');
    expect(page).not.toContain("autre.example");
    // The order and its attempt at a payment.
    expect(await countRows(api.context)).toBe(rows + 2);
  });

  test.each([
    ["no origin", { Origin: "" }],
    ["another origin", { Origin: "https://autre.example" }],
    ["an opaque origin", { Origin: "null" }],
  ])("with %s is refused", async (_, headers) => {
    const rows = await countRows(api.context);
    expect((await post({}, headers)).status).toBe(403);
    expect(await countRows(api.context)).toBe(rows);
  });

  test.each([
    ["another's hash", { data: "another" }, 404],
    ["no hash", { data: "{}" }, 404],
    ["too much", { prix: "20000.01" }, 422],
    ["no amount", { prix: "" }, 422],
  ])("with %s is refused on a page", async (_, fields, status) => {
    const answer = await post({ ...fields, locale: "ar" });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('<html lang="ar" dir="rtl">');
  });

  test("without a session leads to the login page", async () => {
    const answer = await post({}, { Cookie: "" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/fr/connexion"]);
  });
});

test("a payment page opened below the highest balance is paid in full, and a new one is refused", async () => {
  const pro = await api.signIn("pro");
  const room = 20_000_00 - (await balanceOf(pro));
  const [first, second] = [await ask({ amount: room }, pro), await ask({ amount: room }, pro)];
  await notify(api, outcomeOf(first.redirection.fields, true));
  expect(await balanceOf(pro)).toBe(20_000_00);
  const body = { orderId: second.orderId, method: "card" } as const;
  expect((await refusalOf(pro.call(payOrder, { body }))).status).toBe(422);
  await notify(api, outcomeOf(second.redirection.fields, true));
  expect(await balanceOf(pro)).toBe(20_000_00 + room);
});
