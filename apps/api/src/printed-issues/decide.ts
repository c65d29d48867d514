import type { CallAnswer, CallInput, Language } from "@parution/contract/call";
import type {
  decidePrinted as decideCall,
  readPrintedIssue,
} from "@parution/contract/printed-issues";
import type { PrintedPart } from "@parution/recognition";
import type { IsoDate } from "@parution/rules/dates";
import { isolate } from "@parution/rules/lines";
import { listPages } from "@parution/rules/publication";
import type { Transaction } from "kysely";
import { hasIssueInHand, lockEdition, unmarkPrinted } from "../edition-state/index.ts";
import { findPublication, forgetPages } from "../editions/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { invalid, type Messages, notFound } from "../platform/http/problems.ts";
import { appendToTrail } from "../trail/index.ts";
import { describePrintedIssue, describeRecord } from "./describe.ts";
import { keyIn, removePieces } from "./pieces.ts";
import { changeIssue, findIssue, hasRecorded, type IssueRow, keyOf, lockIssue } from "./queries.ts";
import { type Actor, issueChanged, noteIssue, refused } from "./record.ts";
import {
  findRecord,
  isCertified,
  lockRecord,
  type PrintRecordRow,
  writeDecision,
} from "./record-queries.ts";

type Answer = CallAnswer<typeof readPrintedIssue>;

/** Width in pixels, and shades of grey, of a page that is the clipping of an ad. */
const SEEN = { width: 1100, shades: 16 } as const;

/**
 * Records the decision of a user on an ad, with an entry of the trail. Without a recognised place, «printed» requires the page
 * on which the ad was seen, whose picture is then its clipping.
 * @throws ProblemError 404 for an unknown record; 409 where the issue is not being checked, or another decision was made since the
 * user saw the ad; 422 without a page of the issue.
 */
export async function decide(
  context: Context,
  actor: Actor,
  { recordId, decision, seen, page }: CallInput<typeof decideCall>["body"],
): Promise<CallAnswer<typeof decideCall>> {
  const known = await findRecord(context.db, recordId);
  if (known === undefined) throw notFound();
  const needsPage = known.found === "missing" || known.doubt === "scanned";
  const place = await placeOf();
  return transaction(context.db, async (tx) => {
    const before = await lockRecord(tx, recordId);
    if (before === undefined) throw notFound();
    if (before.state !== "checking") throw issueChanged();
    if (before.decision !== seen) throw alreadyDecided(before);
    const at = new Date(context.clock.now());
    await writeDecision(tx, recordId, { decision, by: actor.userId, at, place });
    await appendToTrail(tx, {
      at,
      operator: actor.email,
      command: "confirm-print",
      reason: null,
      subject: `${before.slug} ${before.day} ${before.ref_web}`,
      before: { found: before.found, decision: before.decision },
      after: { decision, page },
    });
    const after = await lockRecord(tx, recordId);
    if (after === undefined) throw new Error("A record stays while it is decided.");
    return describeRecord(after);
  });

  async function placeOf(): Promise<Pick<PrintRecordRow, "parts" | "clipping_key"> | undefined> {
    if (known === undefined) return undefined;
    if (decision !== "printed" || (page === null && !needsPage)) {
      return needsPage ? { parts: [], clipping_key: null } : undefined;
    }
    if (page === null || page > (known.pages ?? 0))
      throw invalid<typeof decideCall>({ page: [PAGE] });
    const parts: PrintedPart[] = [{ page, x: 0, y: 0, width: 0, height: 0 }];
    return { parts, clipping_key: await keepPage(context, known, page) };
  }
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockRecord>>>;

/** Names the decision that was made since the user saw an ad, and the person who made it. */
function alreadyDecided({ decision, decider, parts }: Locked) {
  if (decision === null) return refused("AD_DECIDED", TAKEN_BACK);
  const verdict = decision === "printed" ? printedOn(parts) : NOT_PRINTED;
  return refused("AD_DECIDED", {
    fr: `${decider ?? "Un collègue"} a décidé entre-temps : ${verdict.fr}.`,
    ar: `قرر ${decider === null ? "أحد الزملاء" : isolate(decider)} في هذه الأثناء: ${verdict.ar}.`,
  });
}

const NOT_PRINTED: Messages = { fr: "pas parue", ar: "لم يصدر" };

/** Names the pages on which an ad was printed. */
function printedOn(parts: readonly PrintedPart[]): Messages {
  const pages = new Set(parts.map(({ page }) => page));
  const [fr, ar] = [listPages(pages, "fr"), listPages(pages, "ar")];
  if (pages.size === 1) return { fr: `parue page ${fr}`, ar: `صدر في الصفحة ${ar}` };
  const nouns = pages.size === 2 ? "الصفحتين" : "الصفحات";
  return { fr: `parue pages ${fr}`, ar: `صدر في ${nouns} ${ar}` };
}

/** Stores the picture of a page as the clipping of an ad. Null: the page has none. */
async function keepPage(
  { storage }: Context,
  record: Pick<PrintRecordRow, "ad_id"> & { readonly storage_key: string | null },
  page: number,
): Promise<string | null> {
  const bytes = await storage.get(keyIn(record, "page", page));
  if (bytes === null) return null;
  const { default: sharp } = await import("sharp"); // When first used: starting has no use for it.
  const picture = sharp(bytes).resize({ width: SEEN.width }).greyscale();
  const png = await picture.png({ palette: true, colours: SEEN.shades }).toBuffer();
  // A key of its own: that of a place which the program found stays with it.
  const key = `${keyIn(record, "ad", record.ad_id)}-page-${page}`;
  await storage.put(key, new Uint8Array(png), "image/png");
  return key;
}

/**
 * Takes back a file that is not recorded, with an entry of the trail. An edition that it alone proved printed is closed again. Its
 * pieces stay where a certificate was given out that names it.
 * @throws ProblemError 404 for an unknown one, 409 for a recorded one.
 */
export async function discard(
  context: Context,
  actor: Actor,
  issueId: number,
  language: Language,
): Promise<Answer> {
  const { db, clock } = context;
  const known = await findIssue(db, issueId);
  if (known === undefined) throw notFound();
  const at = new Date(clock.now());
  const isEvidence = await transaction(db, async (tx) => {
    const edition = await lockEdition(tx, keyOf(known));
    const issue = await lockIssue(tx, issueId);
    if (issue === undefined || edition === undefined) throw notFound();
    if (issue.state === "recorded" || issue.state === "replaced") throw issueChanged();
    // Also where it has not arrived: a refusal before it is past.
    await changeIssue(tx, issueId, { state: "replaced", fault: null, ended_at: at });
    const isUnprinted = await closeUnproven(tx, issue, momentOf(context).today);
    const action = { at, operator: actor.email, command: "discard-issue" };
    await noteIssue(tx, action, edition.slug, issue, {
      before: { state: issue.state, ...(isUnprinted && { edition: "printed" }) },
      after: { state: "discarded", ...(isUnprinted && { edition: "closed" }) },
    });
    return isCertified(tx, issueId);
  });
  if (!isEvidence) await removePieces(context, known);
  return describePrintedIssue(db, keyOf(known), language);
}

/** Closes a printed edition again once the file that was taken back was the last one to prove it. Returns false where it stays. */
async function closeUnproven(
  tx: Transaction<Database>,
  issue: IssueRow,
  today: IsoDate,
): Promise<boolean> {
  // One that had not arrived never proved anything.
  if (issue.state === "uploading") return false;
  const key = keyOf(issue);
  if ((await hasRecorded(tx, key)) || (await hasIssueInHand(tx, key))) return false;
  if (!(await unmarkPrinted(tx, key))) return false;
  // By the calendar, an edition whose day is over has appeared whatever its files say.
  const proof = (await findPublication(tx, key))?.publication_proof;
  if (proof === "printed" || key.day >= today) await forgetPages(tx, key);
  return true;
}

const TAKEN_BACK: Messages = {
  fr: "La décision prise sur cette annonce a été annulée entre-temps.",
  ar: "ألغي القرار المتخذ بشأن هذا الإعلان في هذه الأثناء.",
};
const PAGE: Messages = {
  fr: "Indiquez la page du journal où l’annonce a paru.",
  ar: "حددوا صفحة الجريدة التي صدر فيها الإعلان.",
};
