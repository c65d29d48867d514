import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, test } from "vitest";
import { copyTemplate, type Source, TEST_NOW, testConfig } from "../testing/index.ts";
import { giveFreeBalance, readBooks, withBooks } from "../testing/interruption/books.ts";
import { clientAt } from "../testing/interruption/client.ts";
import { type Counter, customers } from "../testing/interruption/customers.ts";
import { expectSound } from "../testing/interruption/expect-sound.ts";
import { type KillableApi, killableApi } from "../testing/interruption/killable-api.ts";
import { retryingProviders } from "../testing/interruption/retrying-providers.ts";

/** Number of times that the process is killed; for a thorough run: `INTERRUPTIONS=50`. */
const ROUNDS = Number(process.env.INTERRUPTIONS ?? 1);
/** Longest pause between the answer that a kill waits for and the kill, in milliseconds. */
const MOMENT = 25;

let source: Source;
let api: KillableApi;
beforeAll(async () => {
  source = await copyTemplate();
  api = await killableApi({
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
  `the program loses and doubles no payment when it is killed amid payments ${ROUNDS} times`,
  async () => {
    const before = await withBooks(source, async (books) => {
      await giveFreeBalance(books, 200_00);
      return readBooks(books);
    });
    await api.start();
    const counter = await openCounter();
    for (let round = 0; round < ROUNDS; round += 1) await serveOnce(counter);
    await api.stop();
    const after = await withBooks(source, readBooks);
    expectSound(before, after, counter.orderIds, counter.providers.taken);
  },
  60_000 + ROUNDS * 60_000,
);

interface Watched extends Counter {
  readonly orderIds: readonly number[];
  readonly killAfter: (answers: number, kill: () => void) => void;
}

async function openCounter(): Promise<Watched> {
  let awaited = 0;
  let strike: (() => void) | null = null;
  const orderIds: number[] = [];
  return {
    orderIds,
    onOrder: (orderId) => void orderIds.push(orderId),
    client: await clientAt(api.origin, "particulier"),
    creditClient: await clientAt(api.origin, "credit"),
    providers: retryingProviders(api.origin, testConfig(source.dataDir, source.env)),
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
async function serveOnce(counter: Watched): Promise<void> {
  const struck = Promise.withResolvers<void>();
  counter.killAfter(1 + Math.floor(Math.random() * customers.length * 2), () => struck.resolve());
  const served = Promise.all(customers.map((customer) => customer(counter)));
  await struck.promise;
  await wait(Math.random() * MOMENT);
  await api.kill();
  await api.start();
  await served;
}
