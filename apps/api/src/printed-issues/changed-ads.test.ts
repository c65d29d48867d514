import { decidePrinted, readPrintedIssue, recordIssue } from "@parution/contract/printed-issues";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EDITION, IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import { selectPrintRecords } from "./index.ts";
import { readIssues } from "./work.ts";

const NEW_TEXT = "Société Atlas, dissolution anticipée à Tanger";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

const change = (adId: number, set: { paper_content: string } | { status: 4 }) =>
  at.api.context.db.updateTable("ads").set(set).where("id", "=", adId).execute();
const proofOf = (adId: number) => selectPrintRecords(at.api.context.db, [adId]);

/** Reads the issues; something happens each time that a page has been searched and its picture is kept. */
async function readWhile(happens: () => Promise<unknown>): Promise<void> {
  const { storage } = at.api.context;
  const put: typeof storage.put = async (key, ...rest) => {
    if (key.includes("/page-")) await happens();
    await storage.put(key, ...rest);
  };
  await readIssues.run({ ...at.api.context, storage: { ...storage, put } });
}

test("an ad whose text changes while its issue is read is not proved by its former text", async () => {
  const { adId } = await at.place(TEXT);
  await at.place(OTHER_TEXT);
  await at.dawn();
  await at.upload(await at.pages());
  await readWhile(() => change(adId, { paper_content: NEW_TEXT }));
  const { issue, records } = await at.read();
  expect(issue?.state).toBe("checking");
  const record = records.find((one) => one.adId === adId);
  expect(record).toMatchObject({ isPrinted: false, billedText: NEW_TEXT });
  expect(await proofOf(adId)).toEqual([]);
});

test("an ad that an issue prints with the text that it gets while the issue is read is found without a person", async () => {
  const { adId } = await at.place(TEXT);
  await at.place(OTHER_TEXT);
  await change(adId, { paper_content: NEW_TEXT });
  const pages = await at.pages();
  await change(adId, { paper_content: TEXT });
  await at.dawn();
  await at.upload(pages);
  await readWhile(() => change(adId, { paper_content: NEW_TEXT }));
  expect((await at.read()).issue?.state).toBe("recorded");
  expect(await proofOf(adId)).toMatchObject([{ printed: true, billed_text: NEW_TEXT }]);
});

test("an ad that leaves the edition while its issue is read has no record in it", async () => {
  const { adId } = await at.place(TEXT);
  const second = await at.place(OTHER_TEXT);
  await at.dawn();
  await at.upload(await at.pages());
  await readWhile(() => change(adId, { status: 4 }));
  const { records } = await at.read();
  expect(records.map((one) => one.adId)).toEqual([second.adId]);
});

test("an issue whose ads change each time that it is read is refused, not read for ever", async () => {
  const { adId } = await at.place(TEXT);
  await at.dawn();
  await at.upload(await at.pages());
  let changes = 0;
  await readWhile(() => {
    changes += 1;
    return change(adId, { paper_content: `${TEXT} ${changes}` });
  });
  expect(changes).toBe(3);
  const { issue } = await at.read();
  expect(issue?.state).toBe("failed");
  expect(issue?.fault).toContain("des annonces de l’édition ont changé pendant la dernière");
  const arabic = await at.api.signInStaff("maquette", "ar");
  const shown = await arabic.call(readPrintedIssue, { query: EDITION });
  expect(shown.issue?.fault).toContain("تغيرت إعلانات من العدد أثناء الأخيرة");
  expect(await proofOf(adId)).toEqual([]);
  const keys = await Array.fromAsync(at.api.context.storage.keys());
  expect(keys.filter((key) => key.includes("/piece-"))).toEqual([]);
});

test("an ad whose text changes while its issue is checked is confirmed beside its former text before the issue is recorded", async () => {
  const { adId } = await at.place(TEXT);
  const second = await at.place(OTHER_TEXT);
  const pages = await at.pages();
  const missing = await at.place("Appartement à louer à Fès, centre ville");
  await at.dawn();
  const issueId = await at.upload(pages);
  await at.work();
  await change(adId, { paper_content: NEW_TEXT });
  await change(missing.adId, { paper_content: "Local à louer à Meknès, centre ville" });
  const record = () => at.desk.call(recordIssue, { body: { issueId, acceptsOther: true } });
  const refusal = await refusalOf(record());
  expect(refusal).toMatchObject({ status: 409, code: "ADS_ADDED" });
  expect(refusal.message).toContain("ont changé depuis la lecture");
  const { records } = await at.read();
  const recordOf = (id: number) => records.find((one) => one.adId === id);
  const doubted = { found: "unsure", doubt: "altered", billedText: NEW_TEXT, printedText: TEXT };
  expect(recordOf(adId)).toMatchObject({ ...doubted, isPrinted: false, hasClipping: true });
  expect(recordOf(missing.adId)).toMatchObject({ found: "unsure", doubt: "scanned" });
  expect(recordOf(second.adId)).toMatchObject({ found: "whole" });
  expect(await refusalOf(record())).toMatchObject({ status: 409, code: "ADS_UNDECIDED" });
  for (const id of [adId, missing.adId]) {
    const recordId = recordOf(id)?.id ?? 0;
    const decision = { recordId, decision: id === adId ? "printed" : "not_printed" } as const;
    await at.desk.call(decidePrinted, { body: { ...decision, page: null } });
  }
  expect(await record()).toMatchObject({ issue: { state: "recorded" } });
  expect(await proofOf(adId)).toMatchObject([{ printed: true, printed_text: TEXT }]);
});
