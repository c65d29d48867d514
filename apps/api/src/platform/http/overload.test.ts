import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { QUEUE_TIMEOUT: "500" } });
});
afterAll(() => api.stop());

/** More connections than a pool has: later callers wait until `release`, which gives all back. */
async function holdDatabase({ context }: TestApi): Promise<() => Promise<unknown>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const hold = () => {
    held.resolve();
    return promise;
  };
  const holders = Array.from({ length: 50 }, () => context.db.connection().execute(hold));
  await held.promise;
  return () => {
    resolve();
    return Promise.all(holders);
  };
}

const readCities = () => api.fetch("/ads/villes/list");

test("refuses calls beyond its capacity soon, with `Retry-After`, and serves the rest", async () => {
  const release = await holdDatabase(api);
  const answers: Response[] = [];
  const calls = Array.from({ length: 80 }, () =>
    readCities().then((answer) => {
      answers.push(answer);
      return answer.status;
    }),
  );
  await expect.poll(() => answers.length, { timeout: 30_000 }).toBe(64);
  expect(answers.map(({ status }) => status)).toEqual(Array(64).fill(503));
  expect(answers[0]?.headers.get("Retry-After")).toBe("1");
  expect(await answers[0]?.json()).toMatchObject({ code: "OVERLOADED" });
  expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);
  // While callers wait, the next are refused unread.
  const waiting = readCities();
  const next = await api.fetch("/ads/villes/list", { headers: { "X-Localization": "ar" } });
  expect(next.status).toBe(503);
  expect(next.headers.get("Retry-After")).toBe("1");
  expect(next.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(await next.json()).toMatchObject({
    code: "OVERLOADED",
    message: expect.stringMatching(/الخدمة/),
  });
  expect((await waiting).status).toBe(503);
  await release();
  const statuses = await Promise.all(calls);
  expect(statuses.filter((status) => status === 200)).toHaveLength(16);
  expect((await readCities()).status).toBe(200);
});

test("the queue limit is the configured one", async () => {
  const small = await startTestApi({ env: { QUEUE_LIMIT: "4", QUEUE_TIMEOUT: "60000" } });
  const release = await holdDatabase(small);
  const statuses: number[] = [];
  const calls = Array.from({ length: 25 }, async () => {
    const { status } = await small.fetch("/ads/villes/list");
    statuses.push(status);
  });
  await expect.poll(() => statuses.length, { timeout: 30_000 }).toBe(5);
  expect(statuses).toEqual(Array(5).fill(503));
  await release();
  await Promise.all(calls);
  expect(statuses.slice(5)).toEqual(Array(20).fill(200));
  await small.stop();
});

test("slow senders do not delay others", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = Array.from({ length: 40 }, () => {
    const body = new ReadableStream({
      async pull(controller) {
        await promise;
        controller.close();
      },
    });
    const init = { method: "POST", body, duplex: "half" };
    return api.fetch("/account/api/v1/login", init);
  });
  for (let count = 0; count < 5; count += 1) expect((await readCities()).status).toBe(200);
  resolve();
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  expect(statuses).toEqual(Array(40).fill(422));
});
