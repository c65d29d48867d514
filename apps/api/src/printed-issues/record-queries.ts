import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { type Selectable, type SqlBool, sql, type Transaction } from "kysely";
import { prepare, type Slots } from "../platform/database/prepare.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { PrintRecordTable } from "../platform/database/tables/publications.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { billedText } from "./billed.ts";

type Tx = Transaction<Database>;
export type PrintRecordRow = Selectable<PrintRecordTable>;

/** Record of an ad in the recorded issue of a day. */
export interface PrintRecord
  extends Pick<
    PrintRecordRow,
    | ("id" | "ad_id" | "support_id" | "printed" | "parts" | "decision" | "issue_id")
    | ("doubt" | "billed_text" | "printed_text" | "clipping_key")
  > {
  readonly day: IsoDate;
  /** SHA-256 of the printer's file, hexadecimal. */
  readonly sha256: string | null;
  /** Instant from which it counts. */
  readonly recordedAt: Date;
  /** True for the ad's current text, as {@link isCurrentText} says. */
  readonly isCurrent: boolean;
}

/**
 * Records of ads by their issues, printed or not, in the order of their days. Only those of recorded issues count: one that is
 * being checked, was refused or replaced proves nothing. The clipping's bytes stand in the storage under `clipping_key`.
 */
export async function selectPrintRecords(
  db: Queries,
  adIds: readonly number[],
): Promise<readonly PrintRecord[]> {
  if (adIds.length === 0) return [];
  const rows = await recordsOf(db, null, { adIds });
  return rows.map(({ ended_at, uploaded_at, ad_support_id, paper_content, format, ...row }) => ({
    ...row,
    day: toIsoDate(row.day),
    recordedAt: ended_at ?? uploaded_at,
    isCurrent: isCurrentText(row, { ad_support_id, paper_content, format }),
  }));
}

/** Newspaper and text of an ad now. */
interface CurrentAd {
  readonly ad_support_id: number;
  readonly paper_content: string;
  readonly format: string;
}

/** False for a record in another newspaper than the ad's, and for one of another text than the ad has now. */
export const isCurrentText = (
  record: Pick<PrintRecordRow, "support_id" | "printed" | "billed_text">,
  { ad_support_id, ...ad }: CurrentAd,
): boolean =>
  record.support_id === ad_support_id && (!record.printed || record.billed_text === billedText(ad));

const recordsOf = prepare((db, slot: Slots<{ readonly adIds: readonly number[] }>) =>
  db
    .selectFrom("print_records as record")
    .innerJoin("printed_issues as issue", "issue.id", "record.issue_id")
    .innerJoin("ads", "ads.id", "record.ad_id")
    .innerJoin("products as product", "product.id", "ads.product_id")
    .where((eb) => eb("record.ad_id", "=", eb.fn.any(sql<number[]>`${slot("adIds")}::bigint[]`)))
    .where("issue.state", "=", "recorded")
    .select(["record.id", "record.ad_id", "record.support_id", "record.day"])
    .select(["record.printed", "record.parts", "record.decision", "record.issue_id"])
    .select(["record.doubt", "record.billed_text", "record.printed_text", "record.clipping_key"])
    .select(["issue.sha256", "issue.ended_at", "issue.uploaded_at"])
    .select(["ads.support_id as ad_support_id", "ads.paper_content", "product.format"])
    .orderBy("record.ad_id")
    .orderBy("record.day"),
);

/** Records of an issue with their ads, in the order of headings. */
export const listRecords = (db: Queries, issueId: number) =>
  db
    .selectFrom("print_records as record")
    .innerJoin("ads", "ads.id", "record.ad_id")
    .innerJoin("headings", "headings.id", "ads.heading_id")
    .leftJoin("users", "users.id", "record.decided_by")
    .selectAll("record")
    .select(["ads.ref_web", "ads.web_title", "users.email as decider"])
    .where("record.issue_id", "=", issueId)
    .orderBy("headings.position")
    .orderBy("record.ad_id")
    .execute();

export type ListedRecord = Awaited<ReturnType<typeof listRecords>>[number];

export type NewRecord = Pick<
  PrintRecordRow,
  | ("issue_id" | "ad_id" | "support_id" | "day" | "found" | "doubt" | "parts")
  | ("billed_text" | "printed_text" | "likeness" | "clipping_key")
>;

/** Rows of one insertion, whose values are fewer than the protocol counts. */
const MOST_ROWS = 1000;

async function insertRecords(tx: Tx, records: readonly NewRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += MOST_ROWS) {
    const rows = records
      .slice(at, at + MOST_ROWS)
      .map(({ parts, ...row }) => ({ ...row, parts: JSON.stringify(parts) }));
    await tx.insertInto("print_records").values(rows).execute();
  }
}

/**
 * Writes records of an issue in the place of those that these ads have, and of all without a decision: of an ad that has left the
 * edition, only what a person has decided stays. Returns the storage keys of pictures that no record holds any longer.
 */
export async function replaceRecords(
  tx: Tx,
  issueId: number,
  records: readonly NewRecord[],
): Promise<readonly string[]> {
  const ads = records.map(({ ad_id }) => ad_id);
  const replaced = await tx
    .deleteFrom("print_records")
    .where("issue_id", "=", issueId)
    .where((eb) =>
      eb.or([
        eb("decision", "is", null),
        eb("ad_id", "=", eb.fn.any(sql<number[]>`${ads}::bigint[]`)),
      ]),
    )
    .returning("clipping_key")
    .execute();
  await insertRecords(tx, records);
  // A key names its ad: a record that stays is of another ad, with another key.
  const held = new Set(records.map(({ clipping_key }) => clipping_key));
  return replaced.flatMap(({ clipping_key }) =>
    clipping_key === null || held.has(clipping_key) ? [] : [clipping_key],
  );
}

/** Record with its issue, locked with it. */
export const lockRecord = (tx: Tx, id: number) =>
  tx
    .selectFrom("print_records as record")
    .innerJoin("printed_issues as issue", "issue.id", "record.issue_id")
    .innerJoin("ads", "ads.id", "record.ad_id")
    .innerJoin("supports", "supports.id", "record.support_id")
    .leftJoin("users", "users.id", "record.decided_by")
    .selectAll("record")
    .select(["issue.state", "issue.pages", "issue.storage_key", "ads.ref_web", "ads.web_title"])
    .select(["supports.slug", "users.email as decider"])
    .where("record.id", "=", id)
    .forUpdate(["record", "issue"])
    .executeTakeFirst();

export const findRecord = (db: Queries, id: number) =>
  db
    .selectFrom("print_records as record")
    .innerJoin("printed_issues as issue", "issue.id", "record.issue_id")
    .selectAll("record")
    .select(["issue.storage_key", "issue.pages"])
    .where("record.id", "=", id)
    .executeTakeFirst();

interface Decision {
  readonly decision: PrintRecordRow["decision"];
  readonly by: number;
  readonly at: Date;
  /** Place where a person saw the ad; undefined: as the program found it. */
  readonly place?: Pick<PrintRecordRow, "parts" | "clipping_key"> | undefined;
}

export async function writeDecision(
  tx: Tx,
  id: number,
  { decision, by, at, place }: Decision,
): Promise<void> {
  const who = decision === null ? { decided_by: null, decided_at: null } : null;
  await tx
    .updateTable("print_records")
    .set({
      decision,
      ...(who ?? { decided_by: by, decided_at: at }),
      ...(place && { parts: JSON.stringify(place.parts), clipping_key: place.clipping_key }),
    })
    .where("id", "=", id)
    .execute();
}

/** Marks the missing ads of an issue without a decision as not printed. */
export async function denyMissing(
  tx: Tx,
  issueId: number,
  { by, at }: Pick<Decision, "by" | "at">,
): Promise<void> {
  await tx
    .updateTable("print_records")
    .set({ decision: "not_printed", decided_by: by, decided_at: at })
    .where("issue_id", "=", issueId)
    .where("found", "=", "missing")
    .where("decision", "is", null)
    .execute();
}

/**
 * True where a certificate names the file of an issue, whatever records the issue has now: an ad may have left its edition since. For
 * statements in which the issue is `issue`.
 */
export const IS_CERTIFIED = sql<SqlBool>`exists (
  select from certificates certificate where strpos(certificate.statement, issue.sha256) > 0)`;

export async function isCertified(db: Queries, issueId: number): Promise<boolean> {
  const issues = db.selectFrom("printed_issues as issue").select("issue.id");
  const row = await issues.where("issue.id", "=", issueId).where(IS_CERTIFIED).executeTakeFirst();
  return row !== undefined;
}
