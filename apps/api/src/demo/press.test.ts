import { afterAll, beforeAll, expect, test } from "vitest";
import { announceIssues } from "../certificates/announce.ts";
import { certificateFiles } from "../certificates/routes.ts";
import { readIssues } from "../printed-issues/reading-job.ts";
import { readPdf, startTestApi, type TestApi } from "../testing/index.ts";
import { signedIn, verify } from "../testing/orders/certified.ts";
import { confirmOlderIssues, printNextIssue } from "./press.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const issues = () =>
  api.context.db
    .selectFrom("printed_issues")
    .select(["id", "state", "day"])
    .orderBy("id")
    .execute();

test("past issues are printed by the program's own pages, and prove what they print", async () => {
  let printed = 0;
  while (await printNextIssue(api.context)) printed += 1;
  expect(printed).toBeGreaterThan(3);
  await readIssues.run(api.context);
  const states = (await issues()).map(({ state }) => state);
  expect(states).toHaveLength(printed);
  for (const state of states) expect(["recorded", "checking"]).toContain(state);
  expect(states.filter((state) => state === "checking")).toHaveLength(1);
  const doubts = api.context.db.selectFrom("print_records").select("doubt");
  expect(await doubts.where("found", "!=", "whole").execute()).toEqual([{ doubt: "altered" }]);

  const records = api.context.db
    .selectFrom("print_records as record")
    .innerJoin("printed_issues as issue", "issue.id", "record.issue_id")
    .innerJoin("ads", "ads.id", "record.ad_id")
    .where("issue.state", "=", "recorded")
    .where("ads.status", "=", 2);
  const { ad_id: adId, sha256 } = await records
    .select(["record.ad_id", "issue.sha256"])
    .executeTakeFirstOrThrow();
  const [file] = await certificateFiles(api.context, { adId }, "fr");
  if (file === undefined) throw new Error("A printed ad has a certificate.");
  expect((await readPdf(file)).text).toContain("L’annonce dans le numéro imprimé");
  const { key } = await signedIn(file);
  const { certificate } = (await verify(api, key)).ad;
  expect(certificate).toMatchObject({ kind: "publication", current: true });
  expect(certificate?.prints.map((print) => print.sha256)).toContain(sha256);
}, 240_000);

test("production has confirmed the older issues, and has the newest to decide", async () => {
  expect(await confirmOlderIssues(api.context)).toBe(true);
  const states = (await issues()).map(({ state }) => state);
  expect(states.filter((state) => state !== "recorded")).toEqual(["checking"]);
});

test("no advertiser is written to about days that were over before the demonstration began", async () => {
  await announceIssues.run(api.context);
  const mails = api.context.db.selectFrom("mails").select("key");
  expect(await mails.where("template", "=", "ad-printed").execute()).toEqual([]);
});
