import { fork } from "node:child_process";
import { once } from "node:events";
import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { ColumnNode, type KyselyPlugin, type QueryId, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { announceIssues } from "../certificates/announce.ts";
import { removeUnissued } from "../certificates/unissued-files.ts";
import { reportAbsent } from "../desk-editions/missed.ts";
import { requireOpenEditions } from "../edition-state/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { transaction } from "../platform/database/transaction.ts";
import { ProblemError } from "../platform/http/problems.ts";
import type { Operation } from "../testing/interruption/issue-program.ts";
import { IssueDesk, OTHER_TEXT, TEXT } from "../testing/issue-desk.ts";
import { THURSDAY, WEDNESDAY } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { selectPrintRecords } from "./index.ts";
import { findIssue } from "./queries.ts";
import { readIssues } from "./reading-job.ts";
import { record } from "./record.ts";

const PROGRAM = new URL("../testing/interruption/issue-program.ts", import.meta.url);
const MINUTE = 60_000;

let at: IssueDesk;
beforeEach(async () => {
  at = await IssueDesk.start();
});
afterEach(() => at.api.stop());

/** Works on the issues in a process of its own, on the data of the test, until an operation is done. Returns the signal that ended it. */
async function workUntil(operation: Operation, number: number): Promise<unknown> {
  const { config, clock } = at.api.context;
  const child = fork(PROGRAM, [operation, String(number)], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? "",
      SESSION_SECRET: config.sessionSecret,
      CERTIFICATE_KEY: config.certificateKey,
      CARD_STORE_KEY: "A STORE KEY OF THE TESTS",
      DEMO_DATA: "1",
      CASH_PARTNER_KEY: "a partner key of the tests",
      PARUTION_NOW: new Date(clock.now()).toISOString(),
    },
  });
  const [, signal] = await once(child, "exit");
  await expect.poll(() => holdsLocks(at.api.context.db), { timeout: 20_000 }).toBe(false);
  return signal;
}

/** True while PostgreSQL has not noticed that a process which changed an issue is gone. */
async function holdsLocks(db: Queries): Promise<boolean> {
  const { rows } = await sql`select from pg_locks
    where relation = 'printed_issues'::regclass and mode = 'RowExclusiveLock'`.execute(db);
  return rows.length > 0;
}

const folder = () => join(at.api.context.config.dataDir, "issues");

/** Files that were assembled and left, as they are an hour later. */
async function ageLeftFiles(): Promise<void> {
  const then = new Date(Date.now() - 2 * 60 * MINUTE);
  for (const name of await readdir(folder())) await utimes(join(folder(), name), then, then);
}

/** Kinds of files that the storage keeps of issues. */
async function kept(): Promise<string[]> {
  const keys = await Array.fromAsync(at.api.context.storage.keys());
  return keys.flatMap((key) => /^issues\/[^/]+\/(piece|page|ad)-/.exec(key)?.[1] ?? []).toSorted();
}

/** Files of certificates that the storage keeps. */
async function certificateFiles(): Promise<string[]> {
  const keys = await Array.fromAsync(at.api.context.storage.keys());
  return keys.filter((key) => key.startsWith("certificates/")).toSorted();
}

/** True after an operation that leaves the file of a certificate behind which is not issued. */
const isOrphaned = (operation: Operation) =>
  operation === "put certificate" || operation === "insert certificates";

/** Letters to advertisers whose ads were printed, with the certificates that they lead to. */
async function letters() {
  const mails = at.api.context.db.selectFrom("mails").select(["key", "data"]);
  const rows = await mails.where("key", "like", "ad-printed:%").orderBy("key").execute();
  return rows.map(({ key, data }) => ({ key, certificate: (data as { key: string }).key }));
}

const certificatesOf = (adId: number) => {
  const certificates = at.api.context.db.selectFrom("certificates").select(["key", "storage_key"]);
  return certificates.where("ad_id", "=", adId).execute();
};

/** Runs the jobs of an issue to their end, as the service does every second. */
async function workAll(): Promise<void> {
  for (const job of [readIssues, reportAbsent, announceIssues]) await job.run(at.api.context);
}

/** Operations of the jobs in their order, those of the reading first: with its transaction an issue is recorded, not before. */
const READING: readonly (readonly [done: string, operation: Operation, number: number])[] = [
  ["claimed the issue", "update printed_issues", 1],
  ["put a piece of the file together", "get piece", 1],
  ["noted the pages that it has read", "update printed_issues", 2],
  ["searched the ads", "update printed_issues", 3],
  ["kept the picture of a page", "put page", 1],
  ["kept the picture of an ad", "put ad", 1],
  ["kept all pictures", "update printed_issues", 4],
  ["written the records", "insert print_records", 1],
  ["written what the file prints", "update printed_issues", 5],
  ["replaced earlier issues", "update printed_issues", 6],
  ["recorded the issue", "update printed_issues", 7],
  ["marked the edition as printed", "update editions", 1],
  ["kept the pages of the edition", "insert edition_pages", 1],
  ["noted the recording in the trail", "insert operator_trail", 1],
];
const AFTERWARDS: typeof READING = [
  ["committed all that", "update printed_issues", 8],
  ["reported the ads that are absent", "update printed_issues", 9],
  ["claimed the letters", "insert issue_announcements", 1],
  ["stored a certificate", "put certificate", 1],
  ["issued a certificate", "insert certificates", 1],
  ["queued a letter", "insert mails", 1],
  ["stored the certificate after that", "put certificate", 2],
  ["queued the last letter", "insert mails", 2],
  ["noted the end of the letters", "update issue_announcements", 1],
];

/** One before the commit, the commit, and a certificate's file; `pnpm sweep service` takes all. */
const SAMPLE: ReadonlySet<string> = new Set([
  "kept the picture of an ad",
  "committed all that",
  "stored a certificate",
]);
const KILLED = [...READING, ...AFTERWARDS].filter(
  ([done]) => process.env.WHOLE_SUITE !== undefined || SAMPLE.has(done),
);

test.each(KILLED)(
  "a process that is killed once it has %s proves nothing by halves, and another ends its work with each letter once",
  async (...[, operation, number]) => {
    const { adId } = await at.place(TEXT);
    const second = await at.place(OTHER_TEXT);
    await at.dawn();
    const issueId = await at.upload(await at.pages());
    expect(await workUntil(operation, number)).toBe("SIGKILL");
    const proof = () => selectPrintRecords(at.api.context.db, [adId, second.adId]);
    const isRecorded = AFTERWARDS.some((step) => step[1] === operation && step[2] === number);
    if (!isRecorded) {
      const unread = { editionState: "open", issue: { state: "reading" }, records: [] };
      expect([await proof(), await letters()]).toEqual([[], []]);
      expect(await at.read()).toMatchObject(unread);
      await workAll(); // The process may still live: its lease has not ended.
      expect(await at.read()).toMatchObject(unread);
    }
    at.api.clock.advance(15 * MINUTE);
    await at.dawn(new Date(at.api.clock.now()).toISOString());
    await workAll();
    await workAll();
    expect(await at.read()).toMatchObject({
      editionState: "printed",
      issue: { state: "recorded" },
      records: [{ isPrinted: true }, { isPrinted: true }],
    });
    expect(await proof()).toMatchObject([{ ad_id: adId }, { ad_id: second.adId }]);
    const given = [...(await certificatesOf(adId)), ...(await certificatesOf(second.adId))];
    expect(await letters()).toEqual([
      { key: `ad-printed:${adId}:${issueId}`, certificate: given[0]?.key },
      { key: `ad-printed:${second.adId}:${issueId}`, certificate: given[1]?.key },
    ]);
    expect(given).toHaveLength(2);
    const { db } = at.api.context;
    await removeUnissued.run(at.api.context);
    expect(await certificateFiles()).toHaveLength(isOrphaned(operation) ? 3 : 2);
    at.api.clock.advance(60 * MINUTE);
    await removeUnissued.run(at.api.context);
    expect(await certificateFiles()).toEqual(
      given.map(({ storage_key }) => storage_key).toSorted(),
    );
    const entries = await readEntries(db, 0, 1000);
    expect(entries.filter(({ command }) => command === "record-issue")).toHaveLength(1);
    expect(await findIssue(db, issueId)).toMatchObject({ absences_due: false });
    expect(await db.selectFrom("edition_pages").select("day").execute()).toHaveLength(1);
    expect(await kept()).toEqual(["ad", "ad", "page", "piece"]);
    await ageLeftFiles();
    await at.work();
    expect(await readdir(folder())).toEqual([]);
  },
);

/** Does something once an issue is about to be recorded, and goes on when that is done. */
function beforeRecording(work: () => Promise<unknown>): KyselyPlugin {
  const recording = new WeakSet<QueryId>();
  let isDone = false;
  return {
    transformQuery({ node, queryId }) {
      if (node.kind !== "UpdateQueryNode") return node;
      const columns = (node.updates ?? []).map(({ column }) => column);
      const isState = columns.some((one) => ColumnNode.is(one) && one.column.name === "state");
      if (isState) recording.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (recording.has(queryId) && !isDone) {
        isDone = true;
        await work();
      }
      return result;
    },
  };
}

async function waits(db: Queries): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

test.each([
  ["a person", false],
  ["the program", true],
])("an ad does not enter the edition while %s records its issue", async (_, isWhole) => {
  await at.place(TEXT);
  const pages = await at.pages();
  if (!isWhole) await at.place("Appartement à louer à Fès, centre ville");
  const late = await at.place(OTHER_TEXT, [THURSDAY]);
  await at.dawn();
  const issueId = await at.upload(pages);
  const { context } = at.api;
  const { db } = context;
  if (!isWhole) await at.work();

  let entering: Promise<string> | undefined;
  const plugin = beforeRecording(async () => {
    entering = transaction(db, async (tx) => {
      await requireOpenEditions(tx, 1, [WEDNESDAY]);
      const dates = tx.updateTable("ad_dates").set({ date: WEDNESDAY });
      await dates.where("ad_id", "=", late.adId).execute();
      return "entered";
    }).catch((error: unknown) => (error instanceof ProblemError ? error.code : "failed"));
    await Promise.race([entering, expect.poll(() => waits(db), { timeout: 20_000 }).toBe(true)]);
  });
  const watched = { ...context, db: db.withPlugin(plugin) };
  const { id: userId } = await db
    .selectFrom("users")
    .select("id")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const actor = { userId, email: "maquette@demo.parution.test" };
  if (isWhole) await readIssues.run(watched);
  else await record(watched, actor, { issueId, acceptsOther: true }, "fr");
  expect(await entering).toBe("EDITION_CLOSED");
  expect(await at.read()).toMatchObject({ editionState: "printed", issue: { state: "recorded" } });
});
