import type { BilledAd, Doubt, PrintedPart, Recognition } from "@parution/recognition";
import type { Billed } from "./billed.ts";
import { readingOrder } from "./printed-text.ts";
import type { IssueRow } from "./queries.ts";
import type { Search } from "./reading-child.ts";
import type { NewRecord, PrintRecordRow } from "./record-queries.ts";

/** Record of each ad in an issue. One that is not found may be on a page without legible text, and is checked by a user. */
export function recordsOf(issue: IssueRow, { ads }: Billed, search: Search): NewRecord[] {
  const absent = isScanned(search) ? SCANNED : MISSING;
  const filled = filledParts([...search.recognitions.values()]);
  return ads.map((ad) => {
    const finding = findingOf(search.recognitions.get(ad.id));
    const isAnother = finding?.doubt === "altered" && isWithin(finding.parts, filled);
    return recordOf(issue, ad, isAnother ? absent : (finding ?? absent));
  });
}

/** Doubts about an ad whose whole text is printed as often as it was billed. */
const ONCE: readonly Doubt[] = ["within-text", "scattered"];

/** Places that the whole text of an ad fills, once: nothing of another ad that resembles it is printed there. */
const filledParts = (recognitions: readonly Recognition[]): readonly PrintedPart[] =>
  recognitions.flatMap((one) => {
    if (one.state === "missing") return [];
    const isOnce = one.state === "found" || ONCE.includes(one.doubt);
    return isOnce ? one.parts : [];
  });

/** Points by which the boxes of one place may differ. */
const TOLERANCE = 1;

const isWithin = (parts: readonly PrintedPart[], others: readonly PrintedPart[]): boolean =>
  parts.every((part) =>
    others.some(
      (other) =>
        part.page === other.page &&
        part.x >= other.x - TOLERANCE &&
        part.y >= other.y - TOLERANCE &&
        part.x + part.width <= other.x + other.width + TOLERANCE &&
        part.y + part.height <= other.y + other.height + TOLERANCE,
    ),
  );

/** True where some page has no text that can be read. */
export const isScanned = ({ pages }: Pick<Search, "pages">): boolean =>
  pages.some(({ content }) => content !== "text");

const recordOf = (issue: IssueRow, { id, text }: BilledAd, finding: Finding): NewRecord => ({
  issue_id: issue.id,
  ad_id: id,
  support_id: issue.support_id,
  day: issue.day,
  billed_text: text,
  clipping_key: null,
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

/** Finding of a recognition; null: the ad was not found. */
function findingOf(recognition: Recognition | undefined): Finding | null {
  if (recognition === undefined || recognition.state === "missing") return null;
  if (recognition.state === "found") {
    return { ...MISSING, found: "whole", parts: recognition.parts, likeness: 1 };
  }
  const { doubt, parts, text, likeness } = recognition;
  return { found: "unsure", doubt, parts, printed_text: readingOrder(text), likeness };
}

/**
 * Records that a person has decided on and that stay when an issue is read again: those of ads whose texts are the same. Without the
 * person's word, and for another text, the file says again what it shows.
 */
export const decidedRecords = (
  records: readonly PrintRecordRow[],
  { ads }: Billed,
): ReadonlySet<number> => {
  const texts = new Map(ads.map(({ id, text }) => [id, text]));
  const kept = records.filter(
    (one) => one.decision !== null && texts.get(one.ad_id) === one.billed_text,
  );
  return new Set(kept.map(({ ad_id }) => ad_id));
};

/** True where the records of an issue have every ad of its edition with its text: none entered or changed since it was read. */
export function areRecordsOf(records: readonly PrintRecordRow[], { ads }: Billed): boolean {
  const texts = new Map(records.map(({ ad_id, billed_text }) => [ad_id, billed_text]));
  return ads.every(({ id, text }) => texts.get(id) === text);
}

/** True where an edition has the ads with the texts that were looked for. */
export function isAsRead(read: Billed, now: Billed): boolean {
  const texts = new Map(read.ads.map(({ id, text }) => [id, text]));
  return now.ads.length === texts.size && now.ads.every(({ id, text }) => texts.get(id) === text);
}
