import { readOverview } from "@parution/contract/desk";
import {
  cancelEdition,
  exportEditionText,
  moveModule,
  readEdition,
  readEditionState,
  readPageFormats,
  savePageFormat,
} from "@parution/contract/editions";
import { discardIssue, recheckIssue, recordIssue } from "@parution/contract/printed-issues";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepPastPages } from "../editions/index.ts";
import { refuseRows } from "../testing/break-rows.ts";
import { readPdf } from "../testing/index.ts";
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

/** Has the program lay kept pages out otherwise, as a later version may: fewer columns, and another text. */
const changeStored = () =>
  sql`update edition_pages set content = jsonb_set(
    jsonb_set(content, '{newspaper,format,columns}', '3'), '{ads,0,paper_content}', '"Autre texte"')`.execute(
    at.api.context.db,
  );

test("kept pages keep their positions and rows in every document, however the program lays ads out later", async () => {
  await printedEdition();
  const before = await pages();
  const text = async () => (await readPdf(await at.pages())).text;
  const printed = await text();
  const story = async () => {
    const file = await at.desk.call(exportEditionText, { query: EDITION });
    return Buffer.from(await file.arrayBuffer());
  };
  const exported = await story();
  await changeStored();
  const after = await pages();
  expect(after).toEqual({ ...before, format: { ...before.format, columns: 3 } });
  expect(await text()).toBe(printed);
  expect(await story()).toEqual(exported);
});

test("pages that were kept before their layout was are laid out by the program as it is", async () => {
  await printedEdition();
  const before = await pages();
  await sql`update edition_pages set content = content - 'laidOut'`.execute(at.api.context.db);
  expect(await pages()).toEqual(before);
  await changeStored();
  expect((await pages()).ads).not.toEqual(before.ads);
});

test("kept pages are stored with their version and measures, which the desk then reads", async () => {
  await printedEdition();
  const { paper } = await pages();
  const { columnWidth, moduleHeight, moduleGap, moduleRows } = paper;
  const measures = { columnWidth, moduleHeight, moduleGap, moduleRows };
  expect(await storedPages()).toMatchObject({ version: 1, laidOut: { measures } });
  await sql`update edition_pages set content =
    jsonb_set(content, '{laidOut,measures,moduleHeight}', '36')`.execute(at.api.context.db);
  expect((await pages()).paper).toEqual({ ...paper, moduleHeight: 36 });
});

test("pages that were kept before versions were are read as before", async () => {
  await printedEdition();
  const before = await pages();
  await sql`update edition_pages set content =
    content - 'version' #- '{laidOut,measures}'`.execute(at.api.context.db);
  expect(await pages()).toEqual(before);
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

/** A past edition of a newspaper that goes by the calendar, a day after it. */
async function pastEdition() {
  await at.place(TEXT);
  const { db } = at.api.context;
  const proof = { publication_proof: "calendar" } as const;
  await db.updateTable("supports").set(proof).where("id", "=", 1).execute();
  await at.dawn("2026-06-04T05:00:00Z");
  const closed = { state: "closed", closed_at: new Date(0) } as const;
  await db.updateTable("editions").set(closed).where("day", "=", WEDNESDAY).execute();
}

test.each(["unread", "recorded"] as const)(
  "pages that are kept by the calendar stay when a file that is %s is discarded",
  async (kind) => {
    await pastEdition();
    const file = await at.pages();
    await keepPastPages.run(at.api.context);
    await changeFormat();
    const issueId = await at.upload(kind === "unread" ? "no PDF" : file);
    await at.work();
    if (kind === "recorded") await at.desk.call(recheckIssue, { body: { issueId } });
    await at.desk.call(discardIssue, { body: { issueId } });
    expect(await pages()).toMatchObject({ isKept: true, format: { columns: 5 } });
  },
);

test("an edition whose pages cannot be kept holds back no other, and stands on the desk's first page", async () => {
  await pastEdition();
  const mend = await refuseRows(at.api, "edition_pages", `new.day = '${WEDNESDAY}'`);
  const tuesday = "2026-06-02";
  const { db } = at.api.context;
  const closed = { state: "closed", closed_at: new Date(0) } as const;
  await db.updateTable("editions").set(closed).where("day", "=", tuesday).execute();
  await keepPastPages.run(at.api.context);
  const kept = db.selectFrom("edition_pages").select("day").where("support_id", "=", 1);
  expect((await kept.execute()).map(({ day }) => day)).toContain(tuesday);
  const failures = async () => (await at.desk.call(readOverview, {})).failures?.rows;
  expect(await failures()).toMatchObject([{ job: "pages", reference: null, error: "broken row" }]);
  await mend();
  at.api.clock.advance(11_000);
  await keepPastPages.run(at.api.context);
  expect(await pages()).toMatchObject({ isKept: true });
  expect(await failures()).toEqual([]);
});

/** Has the layout of the newspaper's editions fail. */
async function breakFormat(): Promise<void> {
  const { db } = at.api.context;
  await changeFormat();
  await sql`alter table page_formats drop constraint page_formats_height_mm_check`.execute(db);
  await db.updateTable("page_formats").set({ height_mm: 10_000 }).execute();
}

/** Reads what is stored of the kept pages. */
const storedPages = async () => {
  const kept = at.api.context.db.selectFrom("edition_pages").select("content");
  return (await kept.executeTakeFirstOrThrow()).content;
};

async function cancelIt() {
  const { version } = await at.desk.call(readEditionState, { query: EDITION });
  const reasons = { reasonFr: "Panne", reasonAr: "عطل" };
  const body = { ...EDITION, version, choice: "move", ...reasons } as const;
  return at.desk.call(cancelEdition, { body });
}

test("an edition that cannot be laid out is recorded as printed all the same, with its ads", async () => {
  await at.place(TEXT);
  await at.place(OTHER_TEXT);
  const file = await at.pages();
  await at.dawn();
  await breakFormat();
  await at.upload(file);
  await at.work();
  const { editionState } = await at.read();
  expect(editionState).toBe("printed");
  const content = await storedPages();
  expect(content).toMatchObject({ ads: [{ paper_content: TEXT }, { paper_content: OTHER_TEXT }] });
  expect(content).not.toHaveProperty("laidOut");
});

test("an edition that cannot be laid out is cancelled all the same", async () => {
  await at.place(TEXT);
  await breakFormat();
  expect(await cancelIt()).toMatchObject({ state: "cancelled" });
  expect(await storedPages()).not.toHaveProperty("laidOut");
});

test("a cancelled edition keeps its pages as they were planned", async () => {
  await at.place(TEXT);
  const planned = await pages();
  await cancelIt();
  expect(await pages()).toEqual({ ...planned, isKept: true, isFrozen: true });
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
