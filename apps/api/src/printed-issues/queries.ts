import type { IsoDate } from "@parution/rules/dates";
import { type Selectable, sql, type Transaction } from "kysely";
import type { EditionKey } from "../edition-state/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { PrintedIssueTable } from "../platform/database/tables/publications.ts";
import type { Queries } from "../platform/database/transaction.ts";

type Tx = Transaction<Database>;
export type IssueRow = Selectable<PrintedIssueTable>;

/** States of an issue whose file has arrived and is not refused. */
const CURRENT_STATES = ["reading", "checking", "recorded"] as const;

/** Files of a day that are read at once. */
export const MOST_FILES = 50;

/**
 * Files of a day with the names of their senders, the newest first, those that were replaced or taken back too. Of more than
 * {@link MOST_FILES}, the oldest that were refused, replaced or taken back are left out.
 */
export async function listFiles(db: Queries, { supportId, day }: EditionKey) {
  const files = await db
    .selectFrom("printed_issues as issue")
    .leftJoin("users", "users.id", "issue.uploaded_by")
    .selectAll("issue")
    .select("users.email as sender")
    .where("issue.support_id", "=", supportId)
    .where("issue.day", "=", day)
    .orderBy((eb) => eb("issue.state", "in", ["failed", "replaced"]))
    .orderBy("issue.id", "desc")
    .limit(MOST_FILES)
    .execute();
  return files.toSorted((a, b) => b.id - a.id);
}

export type ListedIssue = Awaited<ReturnType<typeof listFiles>>[number];

export const findIssue = (db: Queries, id: number) =>
  db.selectFrom("printed_issues").selectAll().where("id", "=", id).executeTakeFirst();

export const lockIssue = (tx: Tx, id: number) =>
  tx.selectFrom("printed_issues").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const insertIssue = (
  tx: Tx,
  issue: Pick<
    IssueRow,
    | ("support_id" | "day" | "file_name" | "size" | "piece_hashes" | "storage_key")
    | ("replaces" | "uploaded_by" | "uploaded_at")
  >,
) => tx.insertInto("printed_issues").values(issue).returningAll().executeTakeFirstOrThrow();

/** Lets one file of a newspaper at a time begin to be read, until the transaction ends. */
export const lockFiles = (tx: Tx, supportId: number) =>
  sql`select pg_advisory_xact_lock(${sql.lit(4_800_084)}, ${supportId}::integer)`.execute(tx);

/** An issue that holds the same file: of another day of the newspaper, or recorded for this day, whose issue in hand a file replaces. */
export const findSameFile = (
  db: Queries,
  { supportId, day }: EditionKey,
  hashes: readonly string[],
) =>
  db
    .selectFrom("printed_issues")
    .select("day")
    .where("support_id", "=", supportId)
    .where("state", "in", CURRENT_STATES)
    .where((eb) => eb.or([eb("day", "!=", day), eb("state", "=", "recorded")]))
    .where("piece_hashes", "=", sql<string[]>`${hashes}::text[]`)
    .executeTakeFirst();

/** True where an issue of another newspaper, being read, checked or recorded, holds the same file. */
export async function isElsewhere(
  db: Queries,
  { support_id, piece_hashes }: Pick<IssueRow, "support_id" | "piece_hashes">,
): Promise<boolean> {
  const row = await db
    .selectFrom("printed_issues")
    .select("id")
    .where("support_id", "!=", support_id)
    .where("state", "in", CURRENT_STATES)
    .where("piece_hashes", "=", sql<string[]>`${piece_hashes}::text[]`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The recorded issue of a day; undefined: there is none. */
const findRecorded = (db: Queries, { supportId, day }: EditionKey) =>
  db
    .selectFrom("printed_issues")
    .select("id")
    .where("support_id", "=", supportId)
    .where("day", "=", day)
    .where("state", "=", "recorded")
    .executeTakeFirst();

export const hasRecorded = async (db: Queries, key: EditionKey): Promise<boolean> =>
  (await findRecorded(db, key)) !== undefined;

/** True where no issue is recorded but the one that it replaces. */
export async function isPlaceFree(tx: Tx, issue: IssueRow): Promise<boolean> {
  const recorded = await findRecorded(tx, keyOf(issue));
  return recorded === undefined || recorded.id === issue.replaces;
}

/** Notes that a piece has arrived; false: another one did in the meantime, or the file was taken back. */
export async function noteReceived(
  db: Queries,
  id: number,
  { before, after }: { readonly before: number; readonly after: number },
): Promise<boolean> {
  const result = await db
    .updateTable("printed_issues")
    .set({ received: after })
    .where("id", "=", id)
    .where("state", "=", "uploading")
    .where("received", "=", before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

type Change = Partial<
  Pick<
    IssueRow,
    | ("state" | "fault" | "ended_at" | "replaces" | "absences_due")
    | ("scanned" | "printed_day" | "sha256" | "lease_until")
  >
>;

export async function changeIssue(db: Queries, id: number, change: Change): Promise<void> {
  const { sha256, ...others } = change;
  const set = typeof sha256 === "string" ? { ...others, sha256 } : others;
  await db.updateTable("printed_issues").set(set).where("id", "=", id).execute();
}

/** Has a checked issue read again from the start, with all its attempts. */
export const readAgain = (tx: Tx, id: number) =>
  tx
    .updateTable("printed_issues")
    .set({ state: "reading", fault: null, attempts: 0, pages_read: 0, lease_until: null })
    .where("id", "=", id)
    .execute();

/** Replaces the files of a day in some states by a later one. */
export async function replaceIssues(
  tx: Tx,
  { supportId, day }: EditionKey,
  states: readonly IssueRow["state"][],
  { except, at }: { readonly except: number; readonly at: Date },
): Promise<readonly number[]> {
  const rows = await tx
    .updateTable("printed_issues")
    .set({ state: "replaced", fault: null, ended_at: at })
    .where("support_id", "=", supportId)
    .where("day", "=", day)
    .where("state", "in", states)
    .where("id", "!=", except)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export const deleteIssue = (db: Queries, id: number) =>
  db
    .deleteFrom("printed_issues")
    .where("id", "=", id)
    .where("state", "=", "uploading")
    .returningAll()
    .executeTakeFirst();

/** Files that have not arrived whole since an instant. */
export const listStalled = (db: Queries, before: Date) =>
  db
    .selectFrom("printed_issues")
    .select("id")
    .where("state", "=", "uploading")
    .where("uploaded_at", "<", before)
    .execute();

/** Claims an issue to read; undefined: none is due, or other processes hold them. */
export const claimIssue = (db: Queries, { now, until }: Readonly<Record<"now" | "until", Date>>) =>
  db
    .updateTable("printed_issues")
    .set((eb) => ({ lease_until: until, attempts: eb("attempts", "+", 1), pages_read: 0 }))
    .where((eb) =>
      eb(
        "id",
        "=",
        eb
          .selectFrom("printed_issues")
          .select("id")
          .where("state", "=", "reading")
          .where((or) => or.or([or("lease_until", "is", null), or("lease_until", "<=", now)]))
          .orderBy("id")
          .limit(1)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returningAll()
    .executeTakeFirst();

/** Does not count an attempt that an outage ended; it is repeated after the lease. */
export async function giveAttemptBack(db: Queries, id: number, held: Date): Promise<void> {
  await db
    .updateTable("printed_issues")
    .set((eb) => ({ attempts: eb("attempts", "-", 1) }))
    .where("id", "=", id)
    .where("state", "=", "reading")
    .where("lease_until", "=", held)
    .execute();
}

/** Extends a lease with the pages that were read; false: another process has the issue, or it was taken back. */
export async function renewLease(
  db: Queries,
  id: number,
  held: Date,
  change: { readonly until: Date; readonly read: number; readonly of: number | null },
): Promise<boolean> {
  const result = await db
    .updateTable("printed_issues")
    .set({
      lease_until: change.until,
      pages_read: change.read,
      ...(change.of === null ? {} : { pages: change.of }),
    })
    .where("id", "=", id)
    .where("state", "=", "reading")
    .where("lease_until", "=", held)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Name of a newspaper and its language. */
export const findSupport = (db: Queries, id: number) =>
  db
    .selectFrom("supports")
    .select(["id", "slug", "channel_id", "language"])
    .where("id", "=", id)
    .executeTakeFirst();

/** Edition of an issue's row. */
export const keyOf = ({ support_id, day }: Pick<IssueRow, "support_id" | "day">): EditionKey => ({
  supportId: support_id,
  day: day as IsoDate,
});
