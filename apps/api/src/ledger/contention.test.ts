import type { Client } from "@parution/contract/client";
import { placeAd } from "@parution/contract/orders";
import { payOrder, topUp } from "@parution/contract/payments";
import { readBusiness } from "@parution/contract/session";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { notify, outcomeOf } from "../testing/card-provider.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { lineOrder, placeLine } from "../testing/orders/ordering.ts";

const PAYMENTS = 50;
const LINES = 20;
const PRICE = 2400 * LINES;

let api: TestApi;
let parent: Client;
let member: Client;
beforeAll(async () => {
  api = await startTestApi();
  [parent, member] = [await api.signIn("pro"), await api.signIn("membre")];
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

const balanceOf = async (client: Client) => (await client.call(readBusiness, { body: {} })).balance;

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Array.from({ length: count }, (_, index) => work(index));

/** A line ad so long that few of its price empty the balance. */
async function place(client: Client) {
  const text = Array.from({ length: LINES }, (_, line) => `Ligne ${line + 1}`).join("\n");
  const { orderId } = await placeLine(client, {
    paperContent: { kind: "plain", text },
    total: PRICE,
  });
  return { client, orderId };
}

/** Times that the card provider repeats a notification that the service was too busy for. */
const REPETITIONS = 5;

/** Notifies of an accepted payment as the card provider does, which repeats what is refused for the moment. */
async function bring(fields: Readonly<Record<string, string>>): Promise<string> {
  let answer = "";
  for (let sent = 0; sent <= REPETITIONS; sent += 1) {
    answer = await notify(api, outcomeOf(fields, true));
    if (!answer.includes("UNAVAILABLE")) break;
  }
  return answer;
}

test(`${PAYMENTS} payments at once by two people take one balance, and no more than it holds`, async () => {
  const orders = await Promise.all(
    times(PAYMENTS, (index) => place(index % 2 === 0 ? parent : member)),
  );
  const before = await balanceOf(parent);
  const outcomes = await Promise.allSettled(
    orders.map(({ client, orderId }) =>
      client.call(payOrder, { body: { orderId, method: "balance" } }),
    ),
  );
  const paid = outcomes.filter(({ status }) => status === "fulfilled");
  expect(paid).toHaveLength(Math.floor(before / PRICE));
  expect(paid.length).toBeLessThan(PAYMENTS);
  expect(await balanceOf(parent)).toBe(before - paid.length * PRICE);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason.code).toBe("INSUFFICIENT_BALANCE");
  }
});

test("payments simultaneous with top-ups lose no money of either", async () => {
  const orders = await Promise.all(times(30, () => place(member)));
  const pages = await Promise.all(times(30, () => parent.call(topUp, { body: { amount: PRICE } })));
  const before = await balanceOf(parent);
  const paying = orders.map(({ client, orderId }) =>
    client.call(payOrder, { body: { orderId, method: "balance" } }),
  );
  const bringing = pages.map(({ redirection }) => bring(redirection.fields));
  const outcomes = await Promise.allSettled(paying);
  expect(new Set(await Promise.all(bringing))).toEqual(new Set(["ACTION=POSTAUTH"]));
  const paid = outcomes.filter(({ status }) => status === "fulfilled").length;
  expect(await balanceOf(parent)).toBe(before + (30 - paid) * PRICE);
});

test("one submission sent 50 times with one key is one order, paid once", async () => {
  const client = await api.signIn("particulier");
  const placed = await Promise.all(
    times(50, () => client.call(placeAd, { body: lineOrder }, { idempotencyKey: "one-order" })),
  );
  const orders = new Set(placed.map(({ orderId }) => orderId));
  expect(orders.size).toBe(1);
  const [{ orderId } = { orderId: 0 }] = placed;
  const paying = { orderId, method: "balance" } as const;
  const before = await balanceOf(client);
  const answers = await Promise.all(
    times(50, () => client.call(payOrder, { body: paying }, { idempotencyKey: "one-payment" })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["paid"]));
  expect(await balanceOf(client)).toBe(before - lineOrder.total);
});
