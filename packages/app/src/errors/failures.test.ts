import { expect, test } from "vitest";
import { announceFailure, type Failure, listenToFailures, watchFailures } from "./failures.ts";

/** Reports about requests with these answers. */
async function reportsOf(requests: readonly (readonly [path: string, status: number])[]) {
  const reports: Failure[] = [];
  const answers = new Map(requests);
  const send = watchFailures(
    async (input) => new Response(null, { status: answers.get(String(input)) ?? 200 }),
    (failure) => reports.push(failure),
  );
  for (const [path] of requests) expect((await send(path)).status).toBe(answers.get(path));
  return reports.map(({ status, path }) => `${status} ${path}`);
}

test("reports a failure of the service once, without the query", async () => {
  expect(
    await reportsOf([
      ["/ads/annonces/list2?mot_cle=divorce", 500],
      ["/ads/annonces/list2?mot_cle=autre", 500],
      ["/ads/menu/index-v2", 200],
      ["/ads/annonces/detail", 404],
    ]),
  ).toEqual(["500 /ads/annonces/list2"]);
});

test("reports three failures of a page at most, and none of the report itself", async () => {
  const failing = ["a", "b", "c", "d"].map((name) => [`/ads/${name}`, 503] as const);
  expect(await reportsOf([["/ads/mailing", 500], ...failing])).toEqual([
    "503 /ads/a",
    "503 /ads/b",
    "503 /ads/c",
  ]);
});

test("reports earlier failures to the first listener, once", () => {
  const failure = { status: 500, path: "/ads/menu/index-v2", requestId: null };
  announceFailure(failure);
  const reported: Failure[] = [];
  const stop = listenToFailures((one) => reported.push(one));
  announceFailure({ ...failure, status: 503 });
  stop();
  listenToFailures((one) => reported.push(one))();
  expect(reported.map(({ status }) => status)).toEqual([500, 503]);
});
