import {
  moveModule,
  readEdition,
  readPageFormats,
  savePageFormat,
} from "@parution/contract/editions";
import { discardIssue, recheckIssue, recordIssue } from "@parution/contract/printed-issues";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepPastPages } from "../editions/index.ts";
import { EDITION, IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { refusalOf, WEDNESDAY } from "../testing/orders/ordering.ts";

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

const pages = () => at.desk.call(readEdition, { query: EDITION });

async function changeFormat() {
  const formats = await at.desk.call(readPageFormats, {});
  const own = formats.find(({ support }) => support.id === 1);
  if (own === undefined) throw new Error("The newspaper has a page.");
  const body = { supportId: 1, ...own.format, columns: 4, height: 300 };
  await at.desk.call(savePageFormat, { body });
}

/** An edition that is recorded as printed, with the ads that its file shows. */
async function printedEdition() {
  const { adId } = await at.place(TEXT);
  await at.place(OTHER_TEXT);
  const file = await at.pages();
  await at.dawn();
  const issueId = await at.upload(file);
  await at.work();
  const { shown } = await at.read();
  if (shown?.state === "checking")
    await at.desk.call(recordIssue, { body: { issueId, acceptsOther: true } });
  return { adId, issueId };
}

test("the pages of a printed edition stay, whatever format, headings and ads become, and nothing moves on them", async () => {
  const { adId } = await printedEdition();
  const before = await pages();
  expect(before).toMatchObject({ isKept: true, isFrozen: true, format: { columns: 5 } });
  await changeFormat();
  const { db } = at.api.context;
  await db.updateTable("headings").set({ position: 99 }).execute();
  await db.updateTable("ads").set({ status: 4 }).where("id", "=", adId).execute();
  expect(await pages()).toEqual(before);
  const position = { page: 1, column: 1, row: 5 };
  const moved = at.desk.call(moveModule, { body: { ...EDITION, adId, position } });
  expect(await refusalOf(moved)).toMatchObject({ status: 409, code: "PAGES_KEPT" });
});

test.each([
  {
    state: "cancelled",
    cancelled_at: new Date(0),
    cancel_choice: "refund",
    cancel_reason_fr: "Panne",
    cancel_reason_ar: "عطل",
  },
  { state: "printed", closed_at: new Date(0), printed_at: new Date(0) },
] as const)("nothing moves on the pages of a $state edition, which says so", async (state) => {
  const { adId } = await at.place(TEXT);
  expect(await pages()).toMatchObject({ isKept: false, isFrozen: false });
  const { db } = at.api.context;
  await db.updateTable("editions").set(state).where("day", "=", WEDNESDAY).execute();
  expect(await pages()).toMatchObject({ isKept: false, isFrozen: true });
  const moved = at.desk.call(moveModule, { body: { ...EDITION, adId, position: null } });
  expect(await refusalOf(moved)).toMatchObject({ status: 409, code: "PAGES_KEPT" });
});

test("the pages of an edition that was not printed after all are made up anew", async () => {
  const { issueId } = await printedEdition();
  await at.desk.call(recheckIssue, { body: { issueId } });
  await at.desk.call(discardIssue, { body: { issueId } });
  await changeFormat();
  expect(await pages()).toMatchObject({ isKept: false, isFrozen: false, format: { columns: 4 } });
});

test("past editions of a newspaper that goes by the calendar keep their pages too", async () => {
  await at.place(TEXT);
  const { db } = at.api.context;
  await db
    .updateTable("supports")
    .set({ publication_proof: "calendar" })
    .where("id", "=", 1)
    .execute();
  await at.dawn("2026-06-06T05:00:00Z");
  await db
    .updateTable("editions")
    .set({ state: "closed", closed_at: new Date(0) })
    .where("day", "=", WEDNESDAY)
    .execute();
  const before = await pages();
  for (let run = 0; run < 4; run += 1) await keepPastPages.run(at.api.context);
  await changeFormat();
  expect(await pages()).toEqual({ ...before, isKept: true, isFrozen: true });
});
