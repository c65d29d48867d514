import { beginIssue, recheckIssue, recordIssue } from "@parution/contract/printed-issues";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { announced, IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { refusalOf, THURSDAY, WEDNESDAY } from "../testing/orders/ordering.ts";
import { faultText } from "./faults.ts";
import { findIssue } from "./queries.ts";
import { listRecords } from "./record-queries.ts";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

const record = (issueId: number) =>
  at.desk.call(recordIssue, { body: { issueId, acceptsOther: true } });

/** A recorded issue that is checked anew, an ad denied in it, and read again days later since another has entered. */
async function readAgainLater() {
  const { adId } = await at.place(TEXT);
  await at.place("Local à louer à Meknès, centre ville");
  const late = await at.place(OTHER_TEXT, [THURSDAY]);
  await at.dawn();
  const pages = await at.pages();
  const issueId = await at.upload(pages);
  await at.work();
  await at.desk.call(recheckIssue, { body: { issueId } });
  const found = (await at.read()).records.find((one) => one.adId === adId);
  const denied = await at.decide(found?.id ?? 0, "not_printed");
  const dates = at.api.context.db.updateTable("ad_dates").set({ date: WEDNESDAY });
  await dates.where("ad_id", "=", late.adId).execute();
  await at.dawn("2026-06-05T07:00:00Z");
  expect(await refusalOf(record(issueId))).toMatchObject({ code: "ADS_ADDED" });
  return { issueId, denied, pages };
}

/** Changes what the storage keeps of the first piece of every issue; null: it is lost. */
async function changePieces(
  change: (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | null,
): Promise<void> {
  const { storage } = at.api.context;
  for (const key of await Array.fromAsync(storage.keys())) {
    if (!key.endsWith("/piece-0")) continue;
    const bytes = change((await storage.get(key)) ?? new Uint8Array());
    if (bytes === null) await storage.remove(key);
    else await storage.put(key, bytes, "application/octet-stream");
  }
}

test("a checked issue is left as it was by an outage that lasts while it is read again", async () => {
  const { issueId, denied } = await readAgainLater();
  for (let attempt = 0; attempt < 3; attempt += 1) await at.failToRead();
  await at.work();
  const { issue, records } = await at.read();
  expect(issue?.state).toBe("checking");
  expect(issue?.fault).toContain("La relecture s’est interrompue");
  expect(records).toContainEqual(denied);
  expect(await refusalOf(record(issueId))).toMatchObject({ code: "ADS_ADDED" });
  expect((await at.read()).issue).toMatchObject({ state: "reading", fault: null });
  await at.work();
  expect((await at.read()).records).toContainEqual(denied);
  expect(await record(issueId)).toMatchObject({ issue: { state: "recorded", fault: null } });
});

test("a reading again leaves no pictures but those of the records", async () => {
  const { adId } = await at.place(TEXT);
  const second = await at.place(OTHER_TEXT);
  const gone = await at.place("Local à louer à Meknès, centre ville");
  const stays = await at.place("Appartement à louer à Fès, centre ville");
  await at.dawn();
  const issueId = await at.upload(await at.pages());
  await at.work();
  const { db, storage } = at.api.context;
  const held = async () =>
    (await listRecords(db, issueId)).map((one) => one.clipping_key).toSorted();
  const stored = async () =>
    (await Array.fromAsync(storage.keys())).filter((key) => key.includes("/ad-")).toSorted();
  const before = await held();
  expect([before.length, await stored()]).toEqual([4, before]);
  await at.desk.call(recheckIssue, { body: { issueId } });
  const change = (ad: number, set: { paper_content: string } | { status: 4 }) =>
    db.updateTable("ads").set(set).where("id", "=", ad).execute();
  await change(adId, { paper_content: OTHER_TEXT });
  await change(second.adId, { paper_content: TEXT });
  await change(gone.adId, { status: 4 });
  expect(await refusalOf(record(issueId))).toMatchObject({ code: "ADS_ADDED" });
  await at.work();
  const after = await held();
  expect(await stored()).toEqual(after);
  const kept = after.filter((key) => before.includes(key));
  expect([after.length, kept]).toEqual([3, [expect.stringContaining(`/ad-${stays.adId}-`)]]);
});

test("a reading again that takes too much is begun anew by the recording, and the fault says so", () => {
  const shown = faultText({ state: "checking", fault: "too-heavy" }, "fr");
  expect(shown).toContain("trop de temps ou de mémoire : enregistrez de nouveau");
  expect(faultText({ state: "failed", fault: "too-heavy" }, "fr")).toContain("trop lourd");
});

describe("a checked issue of which the storage has lost or altered a piece", () => {
  test.each([
    ["gone", () => null],
    ["cut short", (bytes: Uint8Array) => bytes.slice(0, 500)],
    ["longer than it arrived", (bytes: Uint8Array) => Uint8Array.from([...bytes, 10])],
  ])("that is %s stays as it was, and its file can be sent anew", async (_, change) => {
    const { issueId, denied, pages } = await readAgainLater();
    const hash = async () => (await findIssue(at.api.context.db, issueId))?.sha256;
    const before = await hash();
    await changePieces(change);
    await at.work();
    const { issue, records } = await at.read();
    expect(issue).toMatchObject({ id: issueId, state: "checking" });
    expect(issue?.fault).toContain("Une partie du fichier a été perdue");
    expect(records).toContainEqual(denied);
    expect(await hash()).toBe(before);
    expect(await refusalOf(at.upload(pages))).toMatchObject({ code: "ISSUE_STANDS" });
    const next = await at.upload(pages, { replaces: issueId });
    await at.work();
    expect((await at.read()).issue).toMatchObject({ id: next, fault: null });
  });

  test("keeps its file from being taken for another day", async () => {
    const { pages } = await readAgainLater();
    await changePieces(() => null);
    await at.work();
    const refusal = await refusalOf(at.upload(pages, { day: THURSDAY }));
    expect(refusal).toMatchObject({ status: 409, code: "SAME_FILE" });
    expect(refusal.message).toContain("03/06/2026");
  });

  test("gives way to its file sent anew, also where a person has it recorded meanwhile", async () => {
    const { issueId, pages } = await readAgainLater();
    await changePieces(() => null);
    await at.work();
    const bytes = new Uint8Array(await pages.arrayBuffer());
    const body = announced(bytes, { replaces: issueId });
    const next = await at.desk.call(beginIssue, { body });
    expect(await refusalOf(record(issueId))).toMatchObject({ code: "ADS_ADDED" });
    expect(await findIssue(at.api.context.db, issueId)).toMatchObject({
      state: "reading",
      fault: null,
    });
    expect(await at.send(next.issueId, 0, bytes)).toEqual({ received: bytes.length });
    await at.work();
    expect((await at.read()).issue).toMatchObject({ id: next.issueId, fault: null });
  });
});
