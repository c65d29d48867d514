import { readEditionState } from "@parution/contract/editions";
import {
  beginIssue,
  discardIssue,
  recheckIssue,
  recordIssue,
} from "@parution/contract/printed-issues";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { announced, EDITION, IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { refusalOf, THURSDAY, WEDNESDAY } from "../testing/orders/ordering.ts";
import { samplePdf, textAt } from "../testing/sample-pdf.ts";
import { readEntries } from "../trail/index.ts";
import { selectPrintRecords } from "./index.ts";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

test("an ad that enters the edition after the reading is looked for before the issue is recorded", async () => {
  await at.place(TEXT);
  const pages = await at.pages();
  await at.place("Appartement à louer à Fès, centre ville");
  const late = await at.place(OTHER_TEXT, [THURSDAY]);
  await at.dawn();
  const issueId = await at.upload(pages);
  await at.work();
  const { db } = at.api.context;
  const enter = db.updateTable("ad_dates").set({ date: WEDNESDAY });
  await enter.where("ad_id", "=", late.adId).execute();
  const say = () => at.desk.call(recordIssue, { body: { issueId, acceptsOther: true } });
  expect(await refusalOf(say())).toMatchObject({ status: 409, code: "ADS_ADDED" });
  expect((await at.read()).issue?.state).toBe("reading");
  await at.work();
  const { issue, records } = await at.read();
  expect(issue?.state).toBe("checking");
  expect(records.find(({ adId }) => adId === late.adId)).toMatchObject({ found: "missing" });
  expect(await say()).toMatchObject({ issue: { state: "recorded" } });
});

test("a newspaper of the same date that has none of the ads is recorded only by a person who has seen so", async () => {
  await at.place(TEXT);
  await at.dawn();
  const lines = ["Mercredi 3 juin 2026", "Hier la foule a lu ceci avec soin avant de rentrer"];
  const text = lines.map((line, row) => textAt(20, 185 - 12 * row, line)).join("\n");
  const issueId = await at.upload(samplePdf([text]));
  await at.work();
  const { issue, records } = await at.read();
  expect(issue).toMatchObject({ state: "checking", printedDay: WEDNESDAY, isOther: true });
  expect(records).toMatchObject([{ found: "missing" }]);
  const refusal = await refusalOf(
    at.desk.call(recordIssue, { body: { issueId, acceptsOther: false } }),
  );
  expect(refusal).toMatchObject({ status: 409, code: "OTHER_ISSUE" });
});

describe("a recorded issue", () => {
  test("is checked again with an entry of the trail, and proves nothing until it is recorded anew", async () => {
    const { adId } = await at.place(TEXT);
    await at.dawn();
    const issueId = await at.upload(await at.pages());
    await at.work();
    const proof = () => selectPrintRecords(at.api.context.db, [adId]);
    const recheck = () => at.desk.call(recheckIssue, { body: { issueId } });
    expect(await proof()).toMatchObject([{ printed: true }]);
    const again = await recheck();
    expect(again).toMatchObject({ editionState: "printed", issue: { state: "checking" } });
    expect(await proof()).toEqual([]);
    expect(await refusalOf(recheck())).toMatchObject({ status: 409, code: "ISSUE_CHANGED" });
    // A person may deny an ad that the program found.
    await at.decide(again.records[0]?.id ?? 0, "not_printed");
    const { state } = await at.desk.call(readEditionState, { query: EDITION });
    expect(state).toBe("printed");
    await at.desk.call(recordIssue, { body: { issueId, acceptsOther: false } });
    expect(await proof()).toMatchObject([{ printed: false, decision: "not_printed" }]);
    const entries = await readEntries(at.api.context.db, 0, 1000);
    expect(entries.map(({ command }) => command).slice(-3)).toEqual([
      ...["recheck-issue", "confirm-print", "record-issue"],
    ]);
  });

  test("that is checked again and taken back leaves its edition closed, with another file to come", async () => {
    const { adId } = await at.place(TEXT);
    await at.dawn();
    const pages = await at.pages();
    const issueId = await at.upload(pages);
    await at.work();
    await at.desk.call(recheckIssue, { body: { issueId } });
    const left = await at.desk.call(discardIssue, { body: { issueId } });
    expect(left).toMatchObject({ editionState: "closed", issue: null, records: [] });
    expect(await selectPrintRecords(at.api.context.db, [adId])).toEqual([]);
    const entries = await readEntries(at.api.context.db, 0, 1000);
    expect(entries.at(-1)).toMatchObject({
      command: "discard-issue",
      before: { state: "checking", edition: "printed" },
      after: { state: "discarded", edition: "closed" },
    });
    await at.upload(pages);
    await at.work();
    expect(await at.read()).toMatchObject({
      editionState: "printed",
      issue: { state: "recorded" },
    });
  });

  test("keeps its edition printed where another file of the day is taken back", async () => {
    await at.place(TEXT);
    await at.dawn();
    const replaces = await at.upload(await at.pages());
    await at.work();
    const issueId = await at.upload(samplePdf(["0 0 300 200 re f"]), { replaces });
    const left = await at.desk.call(discardIssue, { body: { issueId } });
    expect(left).toMatchObject({ editionState: "printed", issue: { id: replaces } });
  });

  test("that is checked again keeps its edition printed where a file sent to replace it is taken back before it has arrived", async () => {
    await at.place(TEXT);
    await at.dawn();
    const replaces = await at.upload(await at.pages());
    await at.work();
    await at.desk.call(recheckIssue, { body: { issueId: replaces } });
    const body = announced(new Uint8Array(10), { replaces });
    const { issueId } = await at.desk.call(beginIssue, { body });
    const left = await at.desk.call(discardIssue, { body: { issueId } });
    expect(left).toMatchObject({
      editionState: "printed",
      issue: { id: replaces, state: "checking" },
    });
    // The last file that proved it is another matter.
    const none = await at.desk.call(discardIssue, { body: { issueId: replaces } });
    expect(none).toMatchObject({ editionState: "closed", issue: null });
  });

  test("that is checked again keeps its edition printed where a file that failed is taken back", async () => {
    await at.place(TEXT);
    await at.dawn();
    const failed = await at.upload(new File(["no pages"], "journal.pdf"));
    await at.work();
    const issueId = await at.upload(await at.pages());
    await at.work();
    await at.desk.call(recheckIssue, { body: { issueId } });
    const left = await at.desk.call(discardIssue, { body: { issueId: failed } });
    expect(left).toMatchObject({ editionState: "printed", issue: { id: issueId } });
  });

  test("is not checked again while another file of its day is", async () => {
    await at.place(TEXT);
    await at.dawn();
    const issueId = await at.upload(await at.pages());
    await at.work();
    await at.upload(samplePdf(["0 0 300 200 re f"]), { replaces: issueId });
    await at.work();
    const refusal = await refusalOf(at.desk.call(recheckIssue, { body: { issueId } }));
    expect(refusal).toMatchObject({ status: 409, code: "OTHER_FILE" });
  });
});

test("an issue without ads of its day is recorded by a person alone, and its edition printed", async () => {
  await at.dawn();
  const issueId = await at.upload(samplePdf([textAt(20, 185, "Mercredi 3 juin 2026")]));
  await at.work();
  expect(await at.read()).toMatchObject({
    issue: { state: "checking", isOther: true },
    records: [],
  });
  const say = (acceptsOther: boolean) =>
    at.desk.call(recordIssue, { body: { issueId, acceptsOther } });
  expect(await refusalOf(say(false))).toMatchObject({ code: "OTHER_ISSUE" });
  expect(await say(true)).toMatchObject({ issue: { state: "recorded" }, records: [] });
  const { state } = await at.desk.call(readEditionState, { query: EDITION });
  expect(state).toBe("printed");
});
