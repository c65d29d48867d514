import type { CallAnswer, Language } from "@parution/contract/call";
import type { decidePrinted, readPrintedIssue } from "@parution/contract/printed-issues";
import { toIsoDate } from "@parution/rules/dates";
import { type EditionKey, findEdition, requirePrint } from "../edition-state/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { faultText } from "./faults.ts";
import { findSupport, type IssueRow, isElsewhere, type ListedIssue, listFiles } from "./queries.ts";
import { type ListedRecord, listRecords, type PrintRecordRow } from "./record-queries.ts";

type Answer = CallAnswer<typeof readPrintedIssue>;

/**
 * Printed issue of a day for the desk.
 * @throws ProblemError 404 for a newspaper without editions.
 */
export async function describePrintedIssue(
  db: Queries,
  key: EditionKey,
  language: Language,
): Promise<Answer> {
  const support = await findSupport(db, key.supportId);
  requirePrint(support);
  const edition = await findEdition(db, key);
  const files = await listFiles(db, key);
  const issues = files.filter(({ state }) => state !== "replaced");
  // A refusal is past once another file was sent, whatever became of that.
  const newest = issues.find(({ id, state }) => state !== "failed" || id === files[0]?.id);
  const shown = issues.find(({ state }) => state === "checking" || state === "recorded");
  const records = shown === undefined ? [] : await listRecords(db, shown.id);
  const isElsewhereToo = shown !== undefined && (await isElsewhere(db, shown));
  const isRecordedThere = issues.some(({ state }) => state === "recorded");
  const describe = (issue: ListedIssue) =>
    describeIssue(issue, {
      language,
      isOther: issue.id === shown?.id && isOther(issue, records, isElsewhereToo),
      replacesRecorded: issue.state !== "recorded" && isRecordedThere,
    });
  return {
    ...key,
    editionState: edition?.state ?? "open",
    issue: newest === undefined ? null : describe(newest),
    shown: shown === undefined ? null : describe(shown),
    records: records.map(describeRecord),
    earlier: files
      .filter(({ id }) => id !== newest?.id && id !== shown?.id)
      .flatMap((issue) => describeEarlier(issue, language) ?? [])
      .slice(0, MOST_EARLIER),
  };
}

/** Files of a day that its page names besides the newest ones. */
const MOST_EARLIER = 20;

/** A file that others have followed; null for one that still arrives or is read. */
function describeEarlier(issue: ListedIssue, language: Language): Answer["earlier"][number] | null {
  const { id, state, file_name: fileName } = issue;
  if (state !== "failed" && state !== "replaced" && state !== "recorded") return null;
  return {
    id,
    state,
    fileName,
    fault: faultText(issue, language),
    uploadedAt: issue.uploaded_at.getTime(),
    uploadedBy: issue.sender ?? "",
  };
}

interface Shown {
  readonly language: Language;
  readonly isOther: boolean;
  readonly replacesRecorded: boolean;
}

function describeIssue(
  issue: ListedIssue,
  { language, ...shown }: Shown,
): NonNullable<Answer["issue"]> {
  const { id, state, size, received, pages } = issue;
  if (state === "replaced") throw new Error("An issue that was replaced is not described.");
  return {
    id,
    state,
    fileName: issue.file_name,
    size,
    received,
    pages,
    pagesRead: issue.pages_read,
    isScanned: issue.scanned,
    printedDay: issue.printed_day === null ? null : toIsoDate(issue.printed_day),
    isReadBefore: issue.sha256 !== null,
    fault: faultText(issue, language),
    uploadedAt: issue.uploaded_at.getTime(),
    uploadedBy: issue.sender ?? "",
    ...shown,
  };
}

/**
 * True for an issue that looks like one of another day or newspaper: it prints another date, shows fewer than half of its ads to the
 * program or a person, has none to show, or its file was sent for another newspaper too.
 */
export function isOther(
  { printed_day, day }: Pick<IssueRow, "printed_day" | "day">,
  records: readonly Pick<PrintRecordRow, "found" | "decision">[],
  isElsewhereToo: boolean,
): boolean {
  if (printed_day !== null && printed_day !== day) return true;
  if (records.length === 0 || isElsewhereToo) return true;
  const seen = records.filter(({ found, decision }) => found === "whole" || decision === "printed");
  return 2 * seen.length < records.length;
}

export function describeRecord(
  record: PrintRecordRow & Pick<ListedRecord, "ref_web" | "web_title" | "decider">,
): CallAnswer<typeof decidePrinted> {
  const { id, found, doubt, decision, parts, likeness: _ } = record;
  return {
    id,
    found,
    doubt,
    decision,
    adId: record.ad_id,
    reference: record.ref_web,
    title: record.web_title,
    parts: parts.map((part) => ({ ...part })),
    // Of those that were found whole, the page says enough.
    billedText: found === "whole" ? "" : record.billed_text,
    printedText: record.printed_text,
    decidedBy: record.decider,
    isPrinted: record.printed,
    hasClipping: record.clipping_key !== null,
  };
}
