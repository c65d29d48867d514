import type { BilledAd, Recognition } from "@parution/recognition";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import { type Billed, gatherBilled } from "./billed.ts";
import { readingOrder } from "./printed-text.ts";
import { type IssueRow, keyOf } from "./queries.ts";
import type { Search } from "./reading-child.ts";
import { insertRecords, listRecords, type NewRecord } from "./record-queries.ts";

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

/** Adds the ads that entered the edition after its issue was read, as not found. Returns true where there are any. */
export async function insertNewcomers(
  tx: Transaction<Database>,
  issue: IssueRow,
): Promise<boolean> {
  const { ads } = await gatherBilled(tx, keyOf(issue));
  const known = new Set((await listRecords(tx, issue.id)).map(({ ad_id }) => ad_id));
  const newcomers = ads.filter(({ id }) => !known.has(id));
  await insertRecords(
    tx,
    newcomers.map((ad) => recordOf(issue, ad, absentFrom(issue.scanned))),
  );
  return newcomers.length > 0;
}
