import { recordIssue } from "@parution/contract/printed-issues";
import { afterEach, beforeEach, expect, test } from "vitest";
import { IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { removeLeftPictures } from "./clean-up.ts";
import { listRecords } from "./record-queries.ts";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

const HOUR = 3_600_000;

/** Keys in the storage, of pictures of ads or of all. */
const stored = async (part = "") =>
  (await Array.fromAsync(at.api.context.storage.keys()))
    .filter((key) => key.includes(part))
    .toSorted();

const cleanUp = () => removeLeftPictures.run(at.api.context);

test("a picture that another decision has replaced is removed a day after its issue is recorded, and no other", async () => {
  await at.place(TEXT);
  const pages = await at.pages();
  const { adId } = await at.place(OTHER_TEXT);
  await at.dawn();
  const issueId = await at.upload(pages);
  await at.work();
  const found = (await at.read()).records.find((one) => one.adId === adId);
  await at.decide(found?.id ?? 0, "printed", 1);
  await at.decide(found?.id ?? 0, "not_printed");
  const all = await stored();
  expect(await stored("/ad-")).toHaveLength(2);
  at.api.clock.advance(30 * HOUR);
  await cleanUp();
  expect(await stored()).toEqual(all);

  await at.dawn("2026-06-05T07:00:00Z");
  await at.desk.call(recordIssue, { body: { issueId, acceptsOther: true } });
  at.api.clock.advance(23 * HOUR);
  await cleanUp();
  expect(await stored()).toEqual(all);
  at.api.clock.advance(2 * HOUR);
  await cleanUp();
  const left = `/ad-${adId}-page-1`;
  expect(await stored()).toEqual(all.filter((key) => !key.endsWith(left)));
  const held = (await listRecords(at.api.context.db, issueId)).flatMap((one) =>
    one.clipping_key === null ? [] : [one.clipping_key],
  );
  expect(await stored("/ad-")).toEqual(held);
});

test("what belongs to no known issue stays, and so do other files", async () => {
  const { storage } = at.api.context;
  const unknown = `issues/${crypto.randomUUID()}`;
  const keys = [`${unknown}/piece-0`, `${unknown}/page-1`, `${unknown}/ad-1-page-1`, "ads/0c5e"];
  for (const key of keys) await storage.put(key, new Uint8Array([1]), "application/octet-stream");
  at.api.clock.advance(48 * HOUR);
  await cleanUp();
  expect(await stored()).toEqual(keys.toSorted());
});
