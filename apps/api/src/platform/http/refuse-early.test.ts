import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueRoutes } from "../../catalogue/index.ts";
import type { RepeatedRequest } from "../../testing/ask-often.ts";
import { noPages, startTestApi, type TestApi } from "../../testing/index.ts";
import { createApplication } from "./application.ts";
import { type Listener, listen } from "./listen.ts";
import { createEarlyRefusal } from "./refuse-early.ts";

let api: TestApi;
let listener: Listener;
let isRefusing = false;
const asking = new Worker(new URL("../../testing/ask-often.ts", import.meta.url));

beforeAll(async () => {
  api = await startTestApi();
  const { fetch } = createApplication(api.context, catalogueRoutes, noPages);
  const surroundings = { log: api.context.log, rankOf: () => "public" as const, headers: {} };
  listener = await listen({ port: 0, address: null }, fetch);
  listener.answerWith({
    fetch,
    answersFirst: createEarlyRefusal({ isRefusing: () => isRefusing }, surroundings),
  });
});
afterAll(async () => {
  await asking.terminate();
  await listener.stop(0);
  await api.stop();
});

const TIMES = 150;

/** Milliseconds of this thread's processor that a server takes for so many of the cheapest answers of the catalogue. */
async function workOf(times: number, status: number): Promise<number> {
  const request: RepeatedRequest = {
    url: `http://localhost:${listener.port}/ads/villes/list`,
    headers: { "X-App-Token": api.context.config.appToken },
    times,
  };
  const before = process.threadCpuUsage();
  asking.postMessage(request);
  expect(await once(asking, "message")).toEqual([[status]]);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test("a refusal takes less than a third of the work of the cheapest answer", async () => {
  const work = { answers: 0, refusals: 0 };
  await workOf(TIMES, 200);
  for (let turn = 0; turn < 2; turn += 1) {
    isRefusing = false;
    work.answers += await workOf(TIMES, 200);
    isRefusing = true;
    work.refusals += await workOf(TIMES, 503);
  }
  expect(work.refusals).toBeLessThan(work.answers / 3);
});
