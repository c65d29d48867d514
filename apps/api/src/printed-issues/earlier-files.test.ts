import { readOverview } from "@parution/contract/desk";
import { beginIssue, discardIssue } from "@parution/contract/printed-issues";
import { ISSUE_LIMITS } from "@parution/rules/publication";
import { afterEach, beforeEach, expect, test } from "vitest";
import { announced, EDITION, IssueDesk, piecesOf, TEXT } from "../testing/issue-desk.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import { samplePdf } from "../testing/sample-pdf.ts";
import { findIssue, listFiles, MOST_FILES } from "./queries.ts";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

test("a file that is taken back does not bring back the refusal of an earlier one, which is among those before", async () => {
  await at.place(TEXT);
  await at.dawn();
  const refused = await at.upload("no PDF");
  await at.work();
  expect(await at.read()).toMatchObject({ issue: { id: refused, state: "failed" }, earlier: [] });
  const second = await at.upload(samplePdf(["0 0 300 200 re f"]));
  await at.work();
  const fault = "Ce fichier n’est pas un PDF.";
  expect(await at.read()).toMatchObject({
    issue: { id: second },
    earlier: [{ id: refused, fault }],
  });
  const left = await at.desk.call(discardIssue, { body: { issueId: second } });
  expect(left).toMatchObject({
    issue: null,
    earlier: [
      { id: second, state: "replaced", fault: null },
      { id: refused, state: "failed", fault },
    ],
  });
  expect((await at.desk.call(readOverview, {})).issues).toEqual([]);
});

test("a file that is taken back before it has arrived does not bring back the refusal of an earlier one either", async () => {
  await at.place(TEXT);
  await at.dawn();
  await at.upload("no PDF");
  await at.work();
  const bytes = new Uint8Array(ISSUE_LIMITS.piece + 1000).fill(32);
  const [first = bytes, second = bytes] = piecesOf(bytes);
  const { issueId } = await at.desk.call(beginIssue, { body: announced(bytes) });
  await at.send(issueId, 0, first);
  const left = await at.desk.call(discardIssue, { body: { issueId } });
  expect(left).toMatchObject({ issue: null, earlier: [{ id: issueId }, { state: "failed" }] });
  expect((await at.desk.call(readOverview, {})).issues).toEqual([]);
  for (const [piece, content] of [first, second].entries()) {
    expect(await refusalOf(at.send(issueId, piece, content))).toMatchObject({ status: 404 });
  }
  const keys = await Array.fromAsync(at.api.context.storage.keys());
  expect(keys.filter((key) => key.includes("/piece-"))).toEqual([]);
});

test("of very many files of a day, those that stand are read first, and then the newest", async () => {
  await at.place(TEXT);
  await at.dawn();
  const current = await at.upload(await at.pages());
  await at.work();
  const { db } = at.api.context;
  const file = await findIssue(db, current);
  const past = Array.from({ length: MOST_FILES + 10 }, (_, copy) => ({
    support_id: EDITION.supportId,
    day: EDITION.day,
    file_name: "journal.pdf",
    size: 1,
    piece_hashes: ["0".repeat(64)],
    replaces: null,
    uploaded_at: new Date(0),
    storage_key: `issues/copy-${copy}`,
    uploaded_by: file?.uploaded_by ?? null,
  }));
  await db.insertInto("printed_issues").values(past).execute();
  const ended = db.updateTable("printed_issues").set({ state: "replaced" });
  await ended.where("id", "!=", current).execute();
  const files = await listFiles(db, EDITION);
  expect(files).toHaveLength(MOST_FILES);
  expect(files.at(-1)).toMatchObject({ id: current });
  const ids = files.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(ids[0]).toBe(current + past.length);
});
