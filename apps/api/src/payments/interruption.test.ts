import { setTimeout as wait } from "node:timers/promises";
import { type Client, createClient } from "@parution/contract/client";
import { login } from "@parution/contract/session";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD, type DemoAccount, emailOf } from "../demo/accounts.ts";
import { copyTemplate, type Source, TEST_NOW, testConfig } from "../platform/testing/index.ts";
import { type Books, giveFreeBalance, readBooks, withBooks } from "./testing/interruption/books.ts";
import { type Counter, customers } from "./testing/interruption/customers.ts";
import { type MortalApi, mortalApi } from "./testing/interruption/mortal-api.ts";
import { patientProviders } from "./testing/interruption/patient-providers.ts";

/** How often the process is killed; a proof takes more: `INTERRUPTIONS=50`. */
const ROUNDS = Number(process.env.INTERRUPTIONS ?? 1);
/** Longest pause between the answer that a kill waits for and the kill, in milliseconds. */
const MOMENT = 25;

let source: Source;
let api: MortalApi;
beforeAll(async () => {
  source = await copyTemplate();
  api = await mortalApi({
    DATA_DIR: source.dataDir,
    PARUTION_NOW: TEST_NOW,
    SESSION_SECRET: "a secret of the tests, long enough to be one",
    CARD_STORE_KEY: "A STORE KEY OF THE TESTS",
    CASH_PARTNER_KEY: "a partner key of the tests",
    ...source.env,
    RATE_LIMITS: "0", // All customers call from one address.
  });
});
afterAll(async () => {
  await api.kill();
  await source.remove();
});

test(
  `killed in the midst of payments ${ROUNDS} times, it loses, doubles and forgets nothing`,
  async () => {
    const before = await withBooks(source, async (books) => {
      await giveFreeBalance(books, 200_00);
      return readBooks(books);
    });
    await api.start();
    const counter = await openCounter();
    const orderIds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) orderIds.push(...(await serveOnce(counter)));
    await api.stop();
    const after = await withBooks(source, readBooks);
    expectSound(before, after, orderIds, counter.providers.taken);
  },
  60_000 + ROUNDS * 30_000,
);

type Watched = Counter & { killAfter: (answers: number, kill: () => void) => void };

async function openCounter(): Promise<Watched> {
  let awaited = 0;
  let strike: (() => void) | null = null;
  return {
    client: await signIn("particulier"),
    creditClient: await signIn("credit"),
    providers: patientProviders(api.origin, testConfig(source.dataDir, source.env)),
    onAnswer() {
      awaited -= 1;
      if (awaited > 0) return;
      strike?.();
      strike = null;
    },
    killAfter(answers, kill) {
      awaited = answers;
      strike = kill;
    },
  };
}

/** All customers at once, and a kill after some of their answers but before the last; then the api comes back. */
async function serveOnce(counter: Watched): Promise<number[]> {
  const struck = Promise.withResolvers<void>();
  counter.killAfter(1 + Math.floor(Math.random() * customers.length * 2), () => struck.resolve());
  const served = Promise.all(customers.map((customer) => customer(counter)));
  await struck.promise;
  await wait(Math.random() * MOMENT);
  await api.kill();
  await api.start();
  return served;
}

async function signIn(account: DemoAccount): Promise<Client> {
  const open = (bearer: string | null) =>
    createClient({
      accountBase: `${api.origin}/account`,
      adsBase: `${api.origin}/ads`,
      appToken: "parution-demo",
      language: () => "fr",
      bearer: () => bearer,
    });
  const body = { email: emailOf(account), password: DEMO_PASSWORD };
  return open((await open(null).call(login, { body })).token);
}

function expectSound(
  before: Books,
  after: Books,
  orderIds: readonly number[],
  taken: ReadonlyMap<string, number>,
): void {
  const known = new Set(before.orders.map(({ id }) => id));
  const ordered = after.orders.filter(({ id }) => !known.has(id));
  const { paid, processing } = ORDER_STATUS_CODES;
  expect(ordered.map(({ id }) => id)).toEqual(orderIds.toSorted((a, b) => a - b));
  expect(ordered.filter(({ sales }) => sales !== 1)).toEqual([]);
  expect(ordered.filter(({ status }) => status !== paid && status !== processing)).toEqual([]);

  const accepted = after.attempts.filter(({ ref }) => taken.has(ref));
  expect(accepted).toHaveLength(taken.size);
  expect(accepted.filter(({ status }) => status !== "approved")).toEqual([]);
  expect(accepted.filter(({ ref, amount }) => taken.get(ref) !== amount)).toEqual([]);

  const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, one) => total + one, 0);
  const sold = (status: number) =>
    sum(ordered.filter((order) => order.status === status).map(({ total }) => total));
  const had = before.balance + before.freeBalance;
  const brought = sum(taken.values());
  expect(after.received - before.received).toBe(brought);
  expect(after.balance + after.freeBalance).toBe(had + brought - sold(paid));
  expect(after.owed - before.owed).toBe(sold(processing));
  expect(after.findings).toEqual([]);
}
