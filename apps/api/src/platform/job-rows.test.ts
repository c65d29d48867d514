import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { beginRows } from "./job-rows.ts";

const MINUTE = 60_000;
const ROW = { id: 7, adId: null };

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const begin = () => beginRows(api.context, "late");
const fail = () => Promise.reject(new Error("broken row"));
const faults = async () => {
  const rows = api.context.db.selectFrom("job_faults").select(["row_id", "attempts", "since"]);
  return (await rows.orderBy("row_id").execute()).map(({ since, ...row }) => ({
    ...row,
    since: since.getTime(),
  }));
};

test("a row that another process has keeps its fault, and is left out until the next run", async () => {
  const since = api.clock.now();
  await (await begin()).attempt(ROW, fail);
  api.clock.advance(MINUTE);
  const rows = await begin();
  await rows.attempt(ROW, async () => false);
  expect([...rows.deferred]).toEqual(["7"]);
  expect(await faults()).toEqual([{ row_id: "7", attempts: 1, since }]);
  await (await begin()).attempt(ROW, async () => true);
  expect(await faults()).toEqual([]);
});

test("after a pause of the program a row that fails again goes on counting, and one that is no longer there ends", async () => {
  const since = api.clock.now();
  const first = await begin();
  await first.attempt(ROW, fail);
  await first.attempt({ id: 8, adId: null }, fail);
  await first.attempt({ id: 9, adId: null }, fail);
  api.clock.advance(60 * MINUTE);
  const rows = await begin();
  expect(rows.due.toSorted()).toEqual(["7", "8", "9"]);
  expect(await faults()).toHaveLength(3);
  await rows.attempt(ROW, fail);
  await rows.attempt({ id: 8, adId: null }, async () => false);
  await rows.end();
  expect(await faults()).toEqual([
    { row_id: "7", attempts: 2, since },
    { row_id: "8", attempts: 1, since },
  ]);
});
