import { readClipping, recheckIssue, recordIssue } from "@parution/contract/printed-issues";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";

const NEW_TEXT = "Société Atlas, dissolution anticipée à Tanger";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

describe("an issue whose ads change while it is checked is read again before it is recorded", () => {
  const record = (issueId: number) =>
    at.desk.call(recordIssue, { body: { issueId, acceptsOther: true } });
  const decide = (recordId: number, decision: "printed" | "not_printed") =>
    at.decide(recordId, decision);
  async function recordOf(adId: number) {
    const found = (await at.read()).records.find((one) => one.adId === adId);
    if (found === undefined) throw new Error(`Ad ${adId} has no record.`);
    return found;
  }

  /** Refuses the recording, and reads the issue again. */
  async function readAgain(issueId: number): Promise<void> {
    const refusal = await refusalOf(record(issueId));
    expect(refusal).toMatchObject({ status: 409, code: "ADS_ADDED" });
    expect(refusal.message).toContain("le fichier est relu");
    expect(await at.read()).toMatchObject({ issue: { state: "reading" }, records: [] });
    await at.work();
    expect((await at.read()).issue?.state).toBe("checking");
  }

  test("and one whose new text is what stands there is found", async () => {
    const { adId } = await at.place(TEXT);
    const second = await at.place(OTHER_TEXT);
    await at.change(adId, { paper_content: NEW_TEXT });
    const pages = await at.pages();
    await at.change(adId, { paper_content: TEXT });
    await at.dawn();
    const issueId = await at.upload(pages);
    await at.work();
    await decide((await recordOf(second.adId)).id, "printed");
    await at.change(adId, { paper_content: NEW_TEXT });
    await readAgain(issueId);
    expect(await recordOf(adId)).toMatchObject({ found: "whole", doubt: null, hasClipping: true });
    expect(await record(issueId)).toMatchObject({ issue: { state: "recorded" } });
    expect(await at.proofOf(adId)).toMatchObject([
      { printed: true, billed_text: NEW_TEXT, doubt: null, decision: null },
    ]);
  });

  test("and one whose new text is another is altered, or missing", async () => {
    const { adId } = await at.place(TEXT);
    await at.place(OTHER_TEXT);
    const pages = await at.pages();
    const missing = await at.place("Appartement à louer à Fès, centre ville");
    await at.dawn();
    const issueId = await at.upload(pages);
    await at.work();
    expect(await recordOf(adId)).toMatchObject({ found: "whole" });
    await at.change(adId, { paper_content: `${TEXT} et Rabat` });
    await at.change(missing.adId, { paper_content: "Local à louer à Meknès, centre ville" });
    await readAgain(issueId);
    const doubted = { found: "unsure", doubt: "altered", billedText: `${TEXT} et Rabat` };
    expect(await recordOf(adId)).toMatchObject({ ...doubted, isPrinted: false, hasClipping: true });
    expect(await recordOf(missing.adId)).toMatchObject({ found: "missing", doubt: null });
    expect(await refusalOf(record(issueId))).toMatchObject({ status: 409, code: "ADS_UNDECIDED" });
    await decide((await recordOf(adId)).id, "printed");
    expect(await record(issueId)).toMatchObject({ issue: { state: "recorded" } });
    expect(await at.proofOf(adId)).toMatchObject([{ printed: true, doubt: "altered" }]);
  });

  test("and keeps what a person has said of the others, not of those", async () => {
    const { adId } = await at.place(TEXT);
    const second = await at.place(OTHER_TEXT);
    await at.dawn();
    const issueId = await at.upload(await at.pages());
    await at.work();
    await at.desk.call(recheckIssue, { body: { issueId } });
    const denied = await decide((await recordOf(second.adId)).id, "not_printed");
    await decide((await recordOf(adId)).id, "printed");
    await at.change(adId, { paper_content: NEW_TEXT });
    await readAgain(issueId);
    expect(await recordOf(second.adId)).toEqual(denied);
    expect((await recordOf(adId)).decision).toBeNull();
    expect(await at.proofOf(second.adId)).toEqual([]);
  });

  test("and goes back to its check with what a person has said where they change each time", async () => {
    const { adId } = await at.place(TEXT);
    const second = await at.place(OTHER_TEXT);
    await at.dawn();
    const issueId = await at.upload(await at.pages());
    await at.work();
    await at.desk.call(recheckIssue, { body: { issueId } });
    const denied = await decide((await recordOf(second.adId)).id, "not_printed");
    await at.change(adId, { paper_content: NEW_TEXT });
    await refusalOf(record(issueId));
    let changes = 0;
    await at.readWhile(() => {
      changes += 1;
      return at.change(adId, { paper_content: `${TEXT} ${changes}` });
    });
    expect(changes).toBe(3);
    const { issue } = await at.read();
    expect(issue?.state).toBe("checking");
    expect(issue?.fault).toContain("ont changé pendant chacune des trois relectures");
    expect(await recordOf(second.adId)).toEqual(denied);
    await readAgain(issueId);
    expect((await at.read()).issue?.fault).toBeNull();
    expect(await recordOf(second.adId)).toEqual(denied);
    expect(await recordOf(adId)).toMatchObject({ doubt: "altered" });
  });

  test("and keeps the picture of what it was recorded with where that reading is given up", async () => {
    const { adId } = await at.place(TEXT);
    const second = await at.place(OTHER_TEXT);
    await at.dawn();
    const issueId = await at.upload(await at.pages());
    await at.work();
    await at.desk.call(recheckIssue, { body: { issueId } });
    const picture = async () => {
      const { id } = await recordOf(adId);
      const file = await at.desk.call(readClipping, { query: { recordId: id } });
      return new Uint8Array(await file.arrayBuffer());
    };
    const before = await picture();
    await at.change(adId, { paper_content: OTHER_TEXT });
    await at.change(second.adId, { paper_content: TEXT });
    await refusalOf(record(issueId));
    let changes = 0;
    await at.readWhile(() => {
      changes += 1;
      const isLast = changes === 3;
      return at.change(adId, { paper_content: isLast ? TEXT : `${OTHER_TEXT} ${changes}` });
    });
    await at.change(second.adId, { paper_content: OTHER_TEXT });
    expect((await at.read()).issue?.state).toBe("checking");
    expect(await picture()).toEqual(before);
    expect(await record(issueId)).toMatchObject({ issue: { state: "recorded", fault: null } });
  });

  test("and of ads that have left the edition keeps only what a person has said", async () => {
    const { adId } = await at.place(TEXT);
    const denied = await at.place(OTHER_TEXT);
    const gone = await at.place("Appartement à louer à Fès, centre ville");
    await at.dawn();
    const issueId = await at.upload(await at.pages());
    await at.work();
    await at.desk.call(recheckIssue, { body: { issueId } });
    await decide((await recordOf(denied.adId)).id, "not_printed");
    await at.change(denied.adId, { status: 4 });
    await at.change(gone.adId, { status: 4 });
    await at.change(adId, { paper_content: NEW_TEXT });
    await readAgain(issueId);
    const { records } = await at.read();
    expect(records.map((one) => [one.adId, one.decision])).toEqual([
      [adId, null],
      [denied.adId, "not_printed"],
    ]);
  });

  test("and leaves a trace of that in the trail", async () => {
    const { adId } = await at.place(TEXT);
    await at.dawn();
    const issueId = await at.upload(await at.pages());
    await at.work();
    await at.desk.call(recheckIssue, { body: { issueId } });
    await at.change(adId, { paper_content: NEW_TEXT });
    await refusalOf(record(issueId));
    const entries = await readEntries(at.api.context.db, 0, 1000);
    expect(entries.at(-1)).toMatchObject({
      operator: "maquette@demo.parution.test",
      command: "reread-issue",
      before: { state: "checking" },
      after: { state: "reading" },
    });
  });

  test("and by a person, also where it had no ads when it was first read", async () => {
    const { adId } = await at.place(TEXT);
    const pages = await at.pages();
    await at.change(adId, { status: 4 });
    await at.dawn();
    const issueId = await at.upload(pages);
    await at.work();
    expect(await at.read()).toMatchObject({ issue: { state: "checking" }, records: [] });
    await at.change(adId, { status: 2 });
    await readAgain(issueId);
    expect(await recordOf(adId)).toMatchObject({ found: "whole" });
    expect(await at.proofOf(adId)).toEqual([]);
  });
});
