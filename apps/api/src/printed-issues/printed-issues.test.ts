import { printEditionPages } from "@parution/contract/editions";
import {
  readClipping,
  readIssuePage,
  readPrintedIssue,
  recordIssue,
} from "@parution/contract/printed-issues";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EDITION, IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { refusalOf, THURSDAY, WEDNESDAY } from "../testing/orders/ordering.ts";
import { ENCRYPTED, glyphsAt, samplePdf, textAt } from "../testing/sample-pdf.ts";
import { readEntries } from "../trail/index.ts";
import { selectPrintRecords } from "./index.ts";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

describe("the program's own pages as the printed issue", () => {
  test("are recorded without a person, with the page and a clipping of every ad", async () => {
    const { adId } = await at.place(TEXT);
    await at.place(OTHER_TEXT);
    await at.dawn();
    const issueId = await at.upload(await at.pages());
    expect(await at.read()).toMatchObject({ issue: { state: "reading" }, records: [] });
    expect(await selectPrintRecords(at.api.context.db, [adId])).toEqual([]);
    await at.work();
    const { editionState, issue, records } = await at.read();
    expect(issue).toMatchObject({
      state: "recorded",
      pages: 1,
      pagesRead: 1,
      printedDay: WEDNESDAY,
    });
    expect(editionState).toBe("printed");
    expect(records.map(({ found, isPrinted }) => [found, isPrinted])).toEqual([
      ["whole", true],
      ["whole", true],
    ]);
    const [kept] = await selectPrintRecords(at.api.context.db, [adId]);
    expect(kept).toMatchObject({ printed: true, day: WEDNESDAY, billed_text: TEXT });
    expect(kept?.parts).toMatchObject([{ page: 1 }]);
    const recordId = records.find((record) => record.adId === adId)?.id ?? 0;
    const clipping = await at.desk.call(readClipping, { query: { recordId } });
    expect(clipping.type).toBe("image/png");
    const page = await at.desk.call(readIssuePage, { query: { issueId, page: 1 } });
    expect(page.type).toBe("image/jpeg");
    const commands = (await readEntries(at.api.context.db, 0, 1000)).map(({ command }) => command);
    expect(commands.slice(-2)).toEqual(["upload-issue", "record-issue"]);
  });

  test("wait for a person where an ad is not on them", async () => {
    await at.place(TEXT);
    const pages = await at.pages();
    const { adId } = await at.place(OTHER_TEXT);
    await at.dawn();
    await at.upload(pages);
    await at.work();
    const { issue, records } = await at.read();
    expect(issue).toMatchObject({ state: "checking", isOther: false });
    expect(records.map(({ found }) => found)).toEqual(["whole", "missing"]);
    const body = { issueId: issue?.id ?? 0, acceptsOther: false };
    const recorded = await at.desk.call(recordIssue, { body });
    expect(recorded).toMatchObject({ editionState: "printed", issue: { state: "recorded" } });
    expect(await selectPrintRecords(at.api.context.db, [adId])).toMatchObject([
      { printed: false, decision: "not_printed" },
    ]);
  });

  test("of another day are recorded only by a person who has seen so", async () => {
    const { adId } = await at.place(TEXT, [WEDNESDAY, THURSDAY]);
    await at.dawn();
    await at.upload(await at.pages(THURSDAY));
    await at.work();
    const { issue } = await at.read();
    expect(issue).toMatchObject({ state: "checking", printedDay: THURSDAY, isOther: true });
    expect(await selectPrintRecords(at.api.context.db, [adId])).toEqual([]);
    const body = { issueId: issue?.id ?? 0, acceptsOther: false };
    const refusal = await refusalOf(at.desk.call(recordIssue, { body }));
    expect(refusal).toMatchObject({ status: 409, code: "OTHER_ISSUE" });
  });

  test("of two days are those of the second one too", async () => {
    await at.dawn(`${THURSDAY}T05:00:00Z`);
    const head = textAt(20, 185, "Mercredi 3 et jeudi 4 juin 2026");
    await at.upload(samplePdf([head]), { day: THURSDAY });
    await at.work();
    const query = { ...EDITION, day: THURSDAY };
    const { issue } = await at.desk.call(readPrintedIssue, { query });
    expect(issue).toMatchObject({ printedDay: THURSDAY });
  });

  test("of another newspaper have none of the ads", async () => {
    await at.place(TEXT);
    await at.dawn();
    const other = await at.desk.call(printEditionPages, {
      query: { supportId: 2, day: WEDNESDAY },
    });
    await at.upload(other);
    await at.work();
    const { issue, records } = await at.read();
    expect(records.map(({ isPrinted }) => isPrinted)).toEqual([false]);
    expect(issue).toMatchObject({ state: "checking", isOther: true });
  });

  test("are not recorded by themselves where they were sent for another newspaper too", async () => {
    await at.place(TEXT);
    await at.dawn();
    const pages = await at.pages();
    await at.upload(pages, { supportId: 2 });
    await at.work();
    await at.upload(pages);
    await at.work();
    const { issue, records } = await at.read();
    expect(records.map(({ found }) => found)).toEqual(["whole"]);
    expect(issue).toMatchObject({ state: "checking", printedDay: WEDNESDAY, isOther: true });
  });
});

test("an ad that enters the edition while its issue is read keeps it from being recorded", async () => {
  await at.place(TEXT);
  const { adId } = await at.place(OTHER_TEXT, [THURSDAY]);
  await at.dawn();
  await at.upload(await at.pages());
  const { db, storage } = at.api.context;
  const put = storage.put.bind(storage);
  vi.spyOn(storage, "put").mockImplementation(async (...file) => {
    await db.updateTable("ad_dates").set({ date: WEDNESDAY }).where("ad_id", "=", adId).execute();
    await put(...file);
  });
  await at.work();
  const { issue, records } = await at.read();
  expect(issue?.state).toBe("checking");
  expect(records.find((record) => record.adId === adId)).toMatchObject({ found: "missing" });
});

/** A PDF whose second page is not there. */
const brokenPage = () =>
  samplePdf([textAt(20, 150, "Villa"), textAt(20, 150, "Rabat")]).replace("12 0 R]", "99 0 R]");

describe("a file that proves nothing", () => {
  test("in part leaves the ads that its text does not show to a person", async () => {
    await at.place(TEXT);
    await at.dawn();
    const lines = ["Mercredi 3 juin 2026", "Hier la foule a lu ceci avec soin avant de rentrer"];
    const text = lines.map((line, row) => textAt(20, 185 - 12 * row, line)).join("\n");
    const issueId = await at.upload(samplePdf([text, "0 0 300 200 re f"]));
    await at.work();
    const { issue, records } = await at.read();
    expect(issue).toMatchObject({ state: "checking", isScanned: true });
    expect(records).toMatchObject([{ found: "unsure", doubt: "scanned" }]);
    const early = at.desk.call(recordIssue, { body: { issueId, acceptsOther: true } });
    expect(await refusalOf(early)).toMatchObject({ status: 409, code: "ADS_UNDECIDED" });
  });

  test.each([
    ["is no PDF", "Bonjour", "Ce fichier n’est pas un PDF."],
    ["is encrypted", samplePdf([textAt(20, 150, "Villa")], { trailer: ENCRYPTED }), "mot de passe"],
    ["is damaged", "%PDF-1.4\nrien", "endommagé"],
    ["has a page that cannot be opened", brokenPage(), "endommagé"],
    ["has 201 pages", samplePdf(Array(201).fill(textAt(20, 150, "Villa"))), "plus de 200 pages"],
    ["has 400 pages", samplePdf(Array(400).fill(textAt(20, 150, "Villa"))), "plus de 200 pages"],
  ])("and %s ends with a sentence", async (_, content, sentence) => {
    await at.place(TEXT);
    await at.dawn();
    await at.upload(content);
    await at.work();
    const { issue, editionState, records } = await at.read();
    expect(issue?.state).toBe("failed");
    expect(issue?.fault).toContain(sentence);
    const arabic = await at.api.signInStaff("maquette", "ar");
    const shown = await arabic.call(readPrintedIssue, { query: EDITION });
    expect(shown.issue?.fault).toMatch(/^[\p{Script=Arabic}\p{P}\s\dPDF]+$/u);
    expect([editionState, records]).toEqual(["open", []]);
    // Another file is taken at once.
    await at.upload(await at.pages());
    await at.work();
    expect((await at.read()).issue?.state).toBe("recorded");
  });

  test("of which the storage has lost a piece before it was read ends with a sentence, and is taken again", async () => {
    await at.place(TEXT);
    await at.dawn();
    const pages = await at.pages();
    await at.upload(pages);
    const { storage } = at.api.context;
    for (const key of await Array.fromAsync(storage.keys()))
      if (key.endsWith("/piece-0")) await storage.remove(key);
    await at.work();
    const { issue } = await at.read();
    expect(issue).toMatchObject({
      state: "failed",
      fault: "Une partie du fichier a été perdue : envoyez-le de nouveau.",
    });
    await at.upload(pages);
    await at.work();
    expect((await at.read()).issue).toMatchObject({ state: "recorded", fault: null });
  });

  test("since its edition was cancelled while it was read ends with a sentence, and leaves no piece", async () => {
    await at.place(TEXT);
    await at.dawn();
    await at.upload(await at.pages());
    const { db, storage } = at.api.context;
    const cancel = db.updateTable("editions").set({
      state: "cancelled",
      cancelled_at: new Date(0),
      cancel_choice: "refund",
      cancel_reason_fr: "Panne",
      cancel_reason_ar: "عطل",
    });
    await cancel.where("support_id", "=", 1).where("day", "=", WEDNESDAY).execute();
    await at.work();
    expect(await at.read()).toMatchObject({
      editionState: "cancelled",
      issue: { state: "failed", fault: expect.stringContaining("Cette édition est annulée") },
    });
    const keys = await Array.fromAsync(storage.keys());
    expect(keys.filter((key) => key.includes("/piece-"))).toEqual([]);
  });

  test("and has no text leaves every ad to a person, who says on which page it is", async () => {
    const { adId } = await at.place(TEXT);
    const second = await at.place(OTHER_TEXT);
    await at.dawn();
    await at.upload(samplePdf(["0 0 300 200 re f", "0 0 150 200 re f"]));
    await at.work();
    const { issue, records } = await at.read();
    expect(issue).toMatchObject({ state: "checking", isScanned: true, isOther: true });
    expect(records.map(({ doubt }) => doubt)).toEqual(["scanned", "scanned"]);
    const idOf = (ad: number) => records.find((record) => record.adId === ad)?.id ?? 0;
    const say = at.decide.bind(at);
    const withoutPage = await refusalOf(say(idOf(adId), "printed", null));
    expect(withoutPage).toMatchObject({ status: 422 });
    expect(await refusalOf(say(idOf(adId), "printed", 3))).toMatchObject({ status: 422 });
    expect(await say(idOf(adId), "printed", 2)).toMatchObject({
      isPrinted: true,
      hasClipping: true,
      parts: [{ page: 2 }],
    });
    const body = { issueId: issue?.id ?? 0, acceptsOther: false };
    const early = await refusalOf(at.desk.call(recordIssue, { body }));
    expect(early).toMatchObject({ status: 409, code: "ADS_UNDECIDED" });
    expect(await say(idOf(second.adId), "printed", 1)).toMatchObject({ isPrinted: true });
    expect(await say(idOf(second.adId), null, null)).toMatchObject({ isPrinted: false, parts: [] });
    await say(idOf(second.adId), "not_printed", null);
    await at.desk.call(recordIssue, { body });
    const kept = await selectPrintRecords(at.api.context.db, [adId, second.adId]);
    expect(kept.map(({ printed: is }) => is)).toEqual([true, false]);
    const late = await refusalOf(say(idOf(adId), "not_printed", null));
    expect(late).toMatchObject({ status: 409, code: "ISSUE_CHANGED" });
    const entries = await readEntries(at.api.context.db, 0, 1000);
    expect(entries.filter(({ command }) => command === "confirm-print")).toHaveLength(4);
  });

  test("and does not name the letters of its text leaves every ad to a person", async () => {
    await at.place(TEXT);
    await at.dawn();
    const issueId = await at.upload(samplePdf([glyphsAt(20, 150, 40)]));
    await at.work();
    const { issue, records } = await at.read();
    expect(issue).toMatchObject({ state: "checking", isScanned: true, printedDay: null });
    expect(records).toMatchObject([{ found: "unsure", doubt: "scanned", isPrinted: false }]);
    const early = at.desk.call(recordIssue, { body: { issueId, acceptsOther: true } });
    expect(await refusalOf(early)).toMatchObject({ status: 409, code: "ADS_UNDECIDED" });
  });

  test("and has an ad's text of one word is never proof by itself", async () => {
    await at.place("Perdu");
    await at.dawn();
    await at.upload(await at.pages());
    await at.work();
    const { issue, records } = await at.read();
    expect(issue?.state).toBe("checking");
    expect(records).toMatchObject([{ found: "unsure", doubt: "short", isPrinted: false }]);
  });

  test("and quotes an ad in an article is not proof of it", async () => {
    await at.place("Villa a vendre a Rabat trois chambres");
    await at.dawn();
    const article = ["Hier la foule a lu ceci avec soin", "Villa a vendre a Rabat trois chambres"];
    const lines = [...article, "avant de rentrer chez elle le soir"];
    await at.upload(
      samplePdf([lines.map((text, at) => textAt(20, 150 - 12 * at, text)).join("\n")]),
    );
    await at.work();
    const { issue, records } = await at.read();
    expect(issue?.state).toBe("checking");
    expect(records).toMatchObject([{ found: "unsure", doubt: "within-text" }]);
  });
});
