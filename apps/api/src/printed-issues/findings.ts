import type { BilledAd, Recognition } from "@parution/recognition";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import { type Billed, gatherBilled } from "./billed.ts";
import { readingOrder } from "./printed-text.ts";
import { type IssueRow, keyOf } from "./queries.ts";
import type { Search } from "./reading-child.ts";
import {
  deleteRecords,
  insertRecords,
  listRecords,
  type NewRecord,
  type PrintRecordRow,
} from "./record-queries.ts";

/** Record of each ad in an issue. One that is not found may be on a page without legible text, and is checked by a user. */
export function recordsOf(issue: IssueRow, { ads }: Billed, search: Search): NewRecord[] {
  const absent = absentFrom(isScanned(search));
  return ads.map((ad) => recordOf(issue, ad, findingOf(search.recognitions.get(ad.id)) ?? absent));
}

/** True where some page has no text that can be read. */
export const isScanned = ({ pages }: Pick<Search, "pages">): boolean =>
  pages.some(({ content }) => content !== "text");

const recordOf = (issue: IssueRow, { id, text }: BilledAd, finding: Finding): NewRecord => ({
  ...{ issue_id: issue.id, ad_id: id, support_id: issue.support_id, day: issue.day },
  ...{ billed_text: text, clipping_key: null },
  ...finding,
});

type Finding = Pick<NewRecord, "found" | "doubt" | "parts" | "printed_text" | "likeness">;

const MISSING: Finding = {
  found: "missing",
  doubt: null,
  parts: [],
  printed_text: null,
  likeness: null,
};
const SCANNED: Finding = { ...MISSING, found: "unsure", doubt: "scanned" };

const absentFrom = (scanned: boolean): Finding => (scanned ? SCANNED : MISSING);

/** Null: it was not found. */
function findingOf(recognition: Recognition | undefined): Finding | null {
  if (recognition === undefined || recognition.state === "missing") return null;
  if (recognition.state === "found") {
    return { ...MISSING, found: "whole", parts: recognition.parts, likeness: 1 };
  }
  const { doubt, parts, text, likeness } = recognition;
  return { found: "unsure", doubt, parts, printed_text: readingOrder(text), likeness };
}

/**
 * Brings the records of an issue in line with its edition: an ad that entered since the issue was read is added as not found, one
 * whose text changed since is to be confirmed beside what was found. Returns false where there is none.
 */
export async function updateRecords(tx: Transaction<Database>, issue: IssueRow): Promise<boolean> {
  const { ads } = await gatherBilled(tx, keyOf(issue));
  const known = new Map((await listRecords(tx, issue.id)).map((one) => [one.ad_id, one]));
  const absent = absentFrom(issue.scanned);
  const outdated: number[] = [];
  const records = ads.flatMap((ad) => {
    const before = known.get(ad.id);
    if (before === undefined) return [recordOf(issue, ad, absent)];
    if (before.billed_text === ad.text) return [];
    outdated.push(before.id);
    return [changedRecord(issue, ad, before)];
  });
  await deleteRecords(tx, outdated);
  await insertRecords(tx, records);
  return records.length > 0;
}

/** Record of an ad whose text is not the one that was looked for: what was found is another text, and absence says nothing. */
function changedRecord(issue: IssueRow, ad: BilledAd, before: PrintRecordRow): NewRecord {
  if (before.found === "missing" || before.doubt === "scanned") {
    return recordOf(issue, ad, SCANNED);
  }
  const { parts, clipping_key, billed_text } = before;
  const printed_text = before.printed_text ?? billed_text;
  const finding = {
    found: "unsure",
    doubt: "altered",
    likeness: null,
    parts,
    printed_text,
  } as const;
  return { ...recordOf(issue, ad, finding), clipping_key };
}

/** True where an edition has the ads with the texts that were looked for. */
export function isAsRead(read: Billed, now: Billed): boolean {
  const texts = new Map(read.ads.map(({ id, text }) => [id, text]));
  return now.ads.length === texts.size && now.ads.every(({ id, text }) => texts.get(id) === text);
}
