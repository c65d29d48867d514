import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { carryMissed } from "../desk-editions/missed.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { FIRST_DATE, placePaid, verify } from "../testing/orders/certified.ts";
import {
  decidePrinted,
  endReports,
  recordIssue,
  reportMissing,
  setIssueState,
} from "../testing/orders/printed.ts";
import { announceIssues, announcePrinted } from "./announce.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(() => api.stop());

const run = () => announceIssues.run(api.context);
const MINUTE = 60_000;

const lettersOf = async (adId: number) => {
  const mails = api.context.db.selectFrom("mails").select(["key", "language", "data"]);
  const rows = await mails.where("key", "like", `ad-printed:${adId}:%`).orderBy("id").execute();
  return rows.map(({ data, ...row }) => ({ ...row, data: data as Record<string, unknown> }));
};

async function place(language: "fr" | "ar" = "fr") {
  api.clock.set(TEST_NOW);
  const adId = await placePaid(await api.signIn("particulier", language));
  api.clock.set(FIRST_DATE);
  return adId;
}

test("each advertiser of a recorded issue receives one mail, with the certificate of the ad", async () => {
  const adId = await place();
  const absent = await place();
  const { id } = await recordIssue(api, { ads: { [adId]: {}, [absent]: { found: "missing" } } });
  await run();
  await run();
  const [letter, ...others] = await lettersOf(adId);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    key: `ad-printed:${adId}:${id}`,
    language: "fr",
    data: { date: "2026-06-03", pages: [12], support: "L'Horizon" },
  });
  expect((await verify(api, String(letter?.data.key))).ad).toMatchObject({
    id: adId,
    publication: { state: "appeared" },
    certificate: { kind: "publication", downloadable: true },
  });
  expect(await lettersOf(absent)).toEqual([]);
});

test("an issue that is recorded before its day proves nothing and announces nothing until then", async () => {
  const adId = await place();
  api.clock.advance(-24 * 60 * MINUTE);
  await recordIssue(api, { ads: { [adId]: {} } });
  await run();
  expect(await lettersOf(adId)).toEqual([]);
  api.clock.set(FIRST_DATE);
  await run();
  const [letter] = await lettersOf(adId);
  expect((await verify(api, String(letter?.data.key))).ad).toMatchObject({
    publication: { state: "appeared" },
  });
});

test("each mail is in the language of its reader, and a later file of the day announces the new certificate", async () => {
  const adId = await place("ar");
  await recordIssue(api, { ads: { [adId]: {} } });
  await run();
  await recordIssue(api, { ads: { [adId]: {} } });
  await run();
  const letters = await lettersOf(adId);
  expect(letters.map(({ language }) => language)).toEqual(["ar", "ar"]);
  expect(new Set(letters.map(({ data }) => data.key)).size).toBe(2);
});

test("another process continues after one that ended in the middle, and repeats no mail", async () => {
  const [first, second] = [await place(), await place()];
  const { id } = await recordIssue(api, { ads: { [first]: {}, [second]: {} } });
  const { db } = api.context;
  await run();
  // As if it had ended before the second letter.
  await db.deleteFrom("mails").where("key", "=", `ad-printed:${second}:${id}`).execute();
  const until = new Date(api.clock.now() + 5 * MINUTE);
  await db
    .updateTable("issue_announcements")
    .set({ announced_at: null, last_ad_id: 0, taken_until: until })
    .where("issue_id", "=", id)
    .execute();
  await run();
  expect(await lettersOf(second)).toEqual([]); // Another process has it still.
  api.clock.set(new Date(api.clock.now() + 6 * MINUTE).toISOString());
  await run();
  expect(await lettersOf(first)).toHaveLength(1);
  expect(await lettersOf(second)).toHaveLength(1);
});

test("an ad that was reported missing is not announced", async () => {
  const adId = await place();
  await recordIssue(api, { ads: { [adId]: {} } });
  await reportMissing(api, adId);
  await run();
  expect(await lettersOf(adId)).toEqual([]);
});

const pass = (minutes: number) =>
  api.clock.set(new Date(api.clock.now() + minutes * MINUTE).toISOString());

test("an ad that was accepted late is announced once its report has ended, and no other ad again", async () => {
  const [late, other] = [await place(), await place()];
  await reportMissing(api, late, { fr: "", ar: "" }, "undecided");
  await recordIssue(api, { ads: { [late]: {}, [other]: {} } });
  await run();
  expect(await lettersOf(late)).toEqual([]);
  pass(90);
  await endReports(api, late);
  await run();
  await run();
  expect(await lettersOf(late)).toHaveLength(1);
  expect(await lettersOf(other)).toHaveLength(1);
});

test("an ad is announced when its report ends while the mails of its issue are written", async () => {
  const adId = await place();
  await reportMissing(api, adId, { fr: "", ar: "" }, "undecided");
  await recordIssue(api, { ads: { [adId]: {} } });
  await run();
  pass(-1);
  await endReports(api, adId);
  pass(1);
  await run();
  expect(await lettersOf(adId)).toHaveLength(1);
});

test("an ad that a later file shows after all is announced once its report has ended, and once", async () => {
  const adId = await place();
  await recordIssue(api, { ads: { [adId]: { found: "missing" } } });
  await reportMissing(api, adId);
  await recordIssue(api, { ads: { [adId]: {} } });
  // The letters are written in the second before the report ends.
  await run();
  expect(await lettersOf(adId)).toEqual([]);
  await carryMissed.run(api.context);
  await run();
  await run();
  expect(await lettersOf(adId)).toHaveLength(1);
});

test("an issue that is checked again announces its new ads, and repeats no mail", async () => {
  const [sure, unsure] = [await place(), await place()];
  const doubtful = { found: "unsure", doubt: "short" } as const;
  const { id } = await recordIssue(api, { ads: { [sure]: {}, [unsure]: doubtful } });
  await decidePrinted(api, { issueId: id, adId: unsure }, "not_printed");
  await run();
  pass(10);
  await setIssueState(api, id, "checking");
  await decidePrinted(api, { issueId: id, adId: unsure }, "printed");
  await run();
  expect(await lettersOf(unsure)).toEqual([]);
  pass(10);
  await setIssueState(api, id, "recorded");
  await run();
  expect(await lettersOf(unsure)).toHaveLength(1);
  expect(await lettersOf(sure)).toHaveLength(1);
});

test("an issue that is checked again while its mails are written sends the rest when it is recorded", async () => {
  const adId = await place();
  const { id } = await recordIssue(api, { ads: { [adId]: {} } });
  const taken = { issue_id: id, taken_until: new Date(api.clock.now()) };
  await api.context.db.insertInto("issue_announcements").values(taken).execute();
  await setIssueState(api, id, "checking");
  await announcePrinted(api.context, id);
  expect(await lettersOf(adId)).toEqual([]);
  pass(10);
  await setIssueState(api, id, "recorded");
  await run();
  expect(await lettersOf(adId)).toHaveLength(1);
});
