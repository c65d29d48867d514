import { setTimeout } from "node:timers/promises";
import { sendContact } from "@parution/contract/contact";
import { payOrder } from "@parution/contract/payments";
import { readBusiness } from "@parution/contract/session";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyTemplate, type Source, TEST_NOW, testConfig } from "../testing/index.ts";
import { giveFreeBalance, readBooks, withBooks } from "../testing/interruption/books.ts";
import { clientAt } from "../testing/interruption/client.ts";
import { customers } from "../testing/interruption/customers.ts";
import { expectSound } from "../testing/interruption/expect-sound.ts";
import { type KillableApi, killableApi } from "../testing/interruption/killable-api.ts";
import { retryingProviders } from "../testing/interruption/retrying-providers.ts";
import { placeLine } from "../testing/orders/ordering.ts";
import { type RoundRobin, startRoundRobin } from "../testing/round-robin.ts";
import { type SmtpSink, startSmtpSink } from "../testing/smtp-sink.ts";
import { solveCaptcha } from "../testing/solve-captcha.ts";

/** Number of processes that share the database. */
const PROCESSES = 3;
/** Number of orders of each customer; `pnpm sweep service` makes more. */
const VISITS = Number(process.env.VISITS ?? 1);

let source: Source;
let apis: KillableApi[];
let proxy: RoundRobin;
let sink: SmtpSink;
beforeAll(async () => {
  source = await copyTemplate();
  sink = await startSmtpSink();
  // A server that takes its time: while it has a letter, the others look for one.
  sink.mood = () => setTimeout(100, "take");
  const env = {
    DATA_DIR: source.dataDir,
    PARUTION_NOW: TEST_NOW,
    SMTP_URL: sink.url,
    SESSION_SECRET: "a secret of the tests, long enough to be one",
    CARD_STORE_KEY: "A STORE KEY OF THE TESTS",
    CASH_PARTNER_KEY: "a partner key of the tests",
    ...source.env,
  };
  apis = await Promise.all(Array.from({ length: PROCESSES }, () => killableApi(env)));
  proxy = await startRoundRobin(apis.map(({ origin }) => Number(new URL(origin).port)));
});
afterAll(async () => {
  await proxy.stop();
  await Promise.all(apis.map((api) => api.kill()));
  await sink.stop();
  await source.remove();
});

test("several processes share sessions, payments, repeated orders, limits, spent challenges and mails, also after one dies", async () => {
  const before = await withBooks(source, async (books) => {
    await giveFreeBalance(books, 200_00);
    return readBooks(books);
  });
  await Promise.all(apis.map((api) => api.start()));

  const taken = await serveWhileOneDies();
  taken.orderIds.push(await expectOneOrder());
  await expectOneSpent();
  await expectLimited();
  await expectMailedOnce(taken.orderIds.length);

  await Promise.all(apis.map((api) => api.stop()));
  const after = await withBooks(source, readBooks);
  expectSound(before, after, taken.orderIds, taken.providers.taken);
}, 120_000);

/** Customers order and pay at whichever process the proxy chooses; the first one dies when a third have been answered. */
async function serveWhileOneDies() {
  const orderIds: number[] = [];
  let answers = 0;
  const struck = Promise.withResolvers<void>();
  const counter = {
    client: await clientAt(proxy.origin, "particulier"),
    creditClient: await clientAt(proxy.origin, "credit"),
    providers: retryingProviders(proxy.origin, testConfig(source.dataDir, source.env)),
    onOrder: (orderId: number) => void orderIds.push(orderId),
    onAnswer() {
      answers += 1;
      if (answers === customers.length * VISITS) struck.resolve();
    },
  };
  const visits = Array.from({ length: VISITS }, () => customers).flat();
  const served = Promise.all(visits.map((customer) => customer(counter)));
  await struck.promise;
  await apis[0]?.kill();
  await served;
  await apis[0]?.start();
  return { orderIds, providers: counter.providers };
}

/** An order and its payment that are asked for twice of every process at once, and then again, are made once. */
async function expectOneOrder(): Promise<number> {
  const client = await clientAt(proxy.origin, "credit");
  const { orderId } = await askEverywhere((key) => placeLine(client, {}, key));
  const body = { orderId, method: "onTerm" } as const;
  await askEverywhere((idempotencyKey) => client.call(payOrder, { body }, { idempotencyKey }));
  return orderId;
}

/** Asks the same, under one key, as {@link expectOneOrder} says; every answer must be the same. */
async function askEverywhere<Answer>(ask: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = crypto.randomUUID();
  const answers = await Promise.all([...apis, ...apis].map(() => ask(key)));
  const again = await ask(key);
  for (const answer of answers) expect(answer).toEqual(again);
  return again;
}

/** A solved challenge counts once, whichever processes it is shown to. */
async function expectOneSpent() {
  const visitor = await clientAt(proxy.origin, null);
  const body = {
    name: "Samira Alami",
    email: "samira@exemple.test",
    subject: "Une question",
    message: "Bonjour",
    captcha: await solveCaptcha(visitor),
  };
  const sent = await Promise.allSettled(apis.map(() => visitor.call(sendContact, { body })));
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
}

/** Processes share the count of requests: together they accept no more than a user may send in a minute. */
async function expectLimited() {
  const client = await clientAt(proxy.origin, "pro");
  const ask = () => client.call(readBusiness, { body: {} });
  let served = 0;
  for (let answered = -1; answered !== 0; served += answered) {
    const outcomes = await Promise.allSettled(Array.from({ length: 15 }, ask));
    answered = outcomes.filter(({ status }) => status === "fulfilled").length;
  }
  expect(served).toBe(300);
}

/** All of them look for letters that are due: each is sent once, and of every order there is at least one. */
async function expectMailedOnce(orders: number) {
  await expect.poll(waitingLetters, { timeout: 30_000 }).toEqual([]);
  const letters = sink.taken.map(({ messageId }) => messageId);
  expect(letters.length).toBeGreaterThan(orders);
  expect(new Set(letters).size).toBe(letters.length);
}

/** Mails not tried yet; a mail held by the dead process is not tried before its lease expires. */
const waitingLetters = () =>
  withBooks(source, ({ db }) =>
    db.selectFrom("mails").select("key").where("attempts", "=", 0).execute(),
  );
