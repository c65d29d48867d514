import { downloadCertificate } from "@parution/contract/certificates";
import { discardIssue, recheckIssue, recordIssue } from "@parution/contract/printed-issues";
import { afterEach, beforeEach, expect, test } from "vitest";
import { IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { refusalOf, THURSDAY, WEDNESDAY } from "../testing/orders/ordering.ts";
import { samplePdf } from "../testing/sample-pdf.ts";
import { cleanUpIssues } from "./clean-up.ts";
import { findIssue } from "./queries.ts";
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

const cleanUp = () => cleanUpIssues.run(at.api.context);

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

test("pictures of pages of replaced and refused issues, and what is left of a refused file, are removed after thirty days, and no evidence", async () => {
  const { adId } = await at.place(TEXT);
  await at.dawn();
  const first = await at.upload(await at.pages());
  await at.work();
  const client = await at.api.signIn("particulier");
  await client.call(downloadCertificate, { query: { adId } });
  const second = await replaceBy(samplePdf(["0 0 300 200 re f"]), first);
  const third = await replaceBy(samplePdf(["0 0 150 200 re f"]), second);
  const refused = await at.upload("no PDF", { supportId: 2 });
  await at.work();
  const { db, storage } = at.api.context;
  const folderOf = async (id: number) => (await findIssue(db, id))?.storage_key;
  // As a process leaves it that ends while it removes them.
  for (const part of ["piece-0", "page-1"])
    await storage.put(`${await folderOf(refused)}/${part}`, new Uint8Array([1]), "image/jpeg");
  const all = await stored();
  at.api.clock.advance(29 * 24 * HOUR);
  await cleanUp();
  expect(await stored()).toEqual(all);
  at.api.clock.advance(2 * 24 * HOUR);
  await cleanUp();
  const gone = [`${await folderOf(second)}/page-1`];
  gone.push(`${await folderOf(refused)}/piece-0`, `${await folderOf(refused)}/page-1`);
  expect(await stored()).toEqual(all.filter((key) => !gone.includes(key)));
  // A certificate names the first file, and the third one is recorded.
  for (const id of [first, third]) expect(all).toContain(`${await folderOf(id)}/page-1`);
});

test("a file that is taken back keeps its pieces where a certificate names it, and loses them otherwise", async () => {
  const { adId } = await at.place(TEXT);
  await at.dawn();
  const takeBack = async () => {
    const issueId = await at.upload(await at.pages());
    await at.work();
    await at.desk.call(recheckIssue, { body: { issueId } });
    const client = await at.api.signIn("particulier");
    return { client, issueId };
  };
  const { issueId } = await takeBack();
  await at.desk.call(discardIssue, { body: { issueId } });
  expect(await stored("/piece-")).toEqual([]);

  const again = await takeBack();
  await at.desk.call(recordIssue, { body: { issueId: again.issueId, acceptsOther: false } });
  await again.client.call(downloadCertificate, { query: { adId } });
  await at.desk.call(recheckIssue, { body: { issueId: again.issueId } });
  await at.desk.call(discardIssue, { body: { issueId: again.issueId } });
  expect(await stored("/piece-")).toHaveLength(1);
});

/** A recorded file that a certificate names, checked anew and read again since the certified ad has left its edition. */
async function certifiedWithoutRecord() {
  const { adId } = await at.place(TEXT);
  const other = await at.place(OTHER_TEXT, [THURSDAY]);
  await at.dawn();
  const issueId = await at.upload(await at.pages());
  await at.work();
  const client = await at.api.signIn("particulier");
  await client.call(downloadCertificate, { query: { adId } });
  await at.desk.call(recheckIssue, { body: { issueId } });
  const { db } = at.api.context;
  const move = (ad: number, date: string) =>
    db.updateTable("ad_dates").set({ date }).where("ad_id", "=", ad).execute();
  await move(adId, THURSDAY);
  await move(other.adId, WEDNESDAY);
  const body = { issueId, acceptsOther: true };
  expect(await refusalOf(at.desk.call(recordIssue, { body }))).toMatchObject({ code: "ADS_ADDED" });
  return { adId, issueId };
}

test("a file that a certificate names stays when it is taken back after the certified ad has left its edition", async () => {
  const { adId, issueId } = await certifiedWithoutRecord();
  await at.work();
  const records = await listRecords(at.api.context.db, issueId);
  expect(records.map(({ ad_id }) => ad_id)).not.toContain(adId);
  await at.desk.call(discardIssue, { body: { issueId } });
  at.api.clock.advance(31 * 24 * HOUR);
  await cleanUp();
  expect(await stored("/piece-")).toHaveLength(1);
  expect(await stored("/page-")).toHaveLength(1);
});

test("a file that a certificate names stays when its edition is cancelled while it is read again", async () => {
  const { issueId } = await certifiedWithoutRecord();
  const { db } = at.api.context;
  const cancelled = {
    state: "cancelled",
    printed_at: null,
    cancelled_at: new Date(0),
    cancel_choice: "refund",
    cancel_reason_fr: "Panne",
    cancel_reason_ar: "عطل",
  } as const;
  await db.updateTable("editions").set(cancelled).where("day", "=", WEDNESDAY).execute();
  await at.work();
  expect(await findIssue(db, issueId)).toMatchObject({ state: "failed" });
  at.api.clock.advance(31 * 24 * HOUR);
  await cleanUp();
  expect(await stored("/piece-")).toHaveLength(1);
});

/** Sends a file in the place of a recorded one, denies every ad in it, and records it. */
async function replaceBy(file: File | string, replaces: number): Promise<number> {
  const issueId = await at.upload(file, { replaces });
  await at.work();
  for (const { id } of (await at.read()).records) await at.decide(id, "not_printed");
  await at.desk.call(recordIssue, { body: { issueId, acceptsOther: true } });
  return issueId;
}

test("what belongs to no known issue stays, and so do other files", async () => {
  const { storage } = at.api.context;
  const unknown = `issues/${crypto.randomUUID()}`;
  const keys = [`${unknown}/piece-0`, `${unknown}/page-1`, `${unknown}/ad-1-page-1`, "ads/0c5e"];
  for (const key of keys) await storage.put(key, new Uint8Array([1]), "application/octet-stream");
  at.api.clock.advance(48 * HOUR);
  await cleanUp();
  expect(await stored()).toEqual(keys.toSorted());
});
