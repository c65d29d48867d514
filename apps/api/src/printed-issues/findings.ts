import type { BilledAd, Recognition } from "@parution/recognition";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import { type Billed, gatherBilled } from "./billed.ts";
import { readingOrder } from "./printed-text.ts";
import { type IssueRow, keyOf } from "./queries.ts";
import type { Search } from "./reading-child.ts";
import { insertRecords, listRecords, type NewRecord } from "./record-queries.ts";

/** What an issue says of each ad. On pages without text nothing can be found: a person looks. */
export function recordsOf(
  issue: IssueRow,
  { ads }: Billed,
  { pages, recognitions }: Search,
): NewRecord[] {
  const isScanned = pages.every(({ content }) => content !== "text");
  return ads.map((ad) =>
    recordOf(issue, ad, isScanned ? SCANNED : findingOf(recognitions.get(ad.id))),
  );
}

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

function findingOf(recognition: Recognition | undefined): Finding {
  if (recognition === undefined || recognition.state === "missing") return MISSING;
  if (recognition.state === "found") {
    return { ...MISSING, found: "whole", parts: recognition.parts, likeness: 1 };
  }
  const { doubt, parts, text, likeness } = recognition;
  return { found: "unsure", doubt, parts, printed_text: readingOrder(text), likeness };
}

/** Adds the ads that came into the edition since its issue was read, as missing. True: there were some. */
export async function insertNewcomers(
  tx: Transaction<Database>,
  issue: IssueRow,
): Promise<boolean> {
  const { ads } = await gatherBilled(tx, keyOf(issue));
  const known = new Set((await listRecords(tx, issue.id)).map(({ ad_id }) => ad_id));
  const newcomers = ads.filter(({ id }) => !known.has(id));
  await insertRecords(
    tx,
    newcomers.map((ad) => recordOf(issue, ad, MISSING)),
  );
  return newcomers.length > 0;
}
