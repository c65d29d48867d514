import { expect, test } from "vitest";
import { type Failure, listenToFailures, tellFailure, watchFailures } from "./failures.ts";

/** What is reported of requests that are answered with a status each. */
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

test("a failure of the service is reported once, without what was searched for", async () => {
  expect(
    await reportsOf([
      ["/ads/annonces/list2?mot_cle=divorce", 500],
      ["/ads/annonces/list2?mot_cle=autre", 500],
      ["/ads/menu/index-v2", 200],
      ["/ads/annonces/detail", 404],
    ]),
  ).toEqual(["500 /ads/annonces/list2"]);
});

test("a report that fails is not reported, and a page reports thrice at most", async () => {
  const failing = ["a", "b", "c", "d"].map((name) => [`/ads/${name}`, 503] as const);
  expect(await reportsOf([["/ads/mailing", 500], ...failing])).toEqual([
    "503 /ads/a",
    "503 /ads/b",
    "503 /ads/c",
  ]);
});

test("what fails before anybody listens is told as soon as somebody does, and once", () => {
  const failure = { status: 500, path: "/ads/menu/index-v2", requestId: null };
  tellFailure(failure);
  const told: Failure[] = [];
  const stop = listenToFailures((one) => told.push(one));
  tellFailure({ ...failure, status: 503 });
  stop();
  listenToFailures((one) => told.push(one))();
  expect(told.map(({ status }) => status)).toEqual([500, 503]);
});
