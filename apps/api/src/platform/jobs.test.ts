import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { housekeeping, startJobs } from "./jobs.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** A job that fails its first run, and a promise of its third. */
function failingOnce() {
  let runs = 0;
  const third = Promise.withResolvers<void>();
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error("the first run fails");
    if (runs === 3) third.resolve();
  };
  return { job: { name: "test", every: 1, run }, third: third.promise };
}

test("a job repeats, even after a run that failed", async () => {
  const { job, third } = failingOnce();
  const jobs = startJobs(api.context, [job]);
  await third;
  await jobs.stop();
});

test("stopping waits for the run under way and starts no other", async () => {
  let runs = 0;
  const release = Promise.withResolvers<void>();
  const run = async () => {
    runs += 1;
    await release.promise;
  };
  const jobs = startJobs(api.context, [{ name: "test", every: 0, run }]);
  const stopped = jobs.stop();
  release.resolve();
  await stopped;
  expect(runs).toBe(1);
});

test("housekeeping deletes expired rows, and only those", async () => {
  const { db } = api.context;
  await api.token("pro");
  api.clock.advance(11 * 3_600_000);
  await api.token("pro");
  api.clock.advance(2 * 3_600_000);
  await housekeeping.run(api.context);
  expect(await db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
});
